package checkers.server.main;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

class LogTest {
  private static String line(LogRecord entry) {
    return new Log().format(entry).replaceFirst("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d  ", "");
  }

  @Test
  void isOneLineWithoutControlCharacters() {
    LogRecord entry = new LogRecord(Level.INFO, "a\u001b[2Jb\nc\u009bd\u202ee\u2028f");

    assertEquals("a [2Jb c d e f" + System.lineSeparator(), line(entry));
  }

  @Test
  void marksWarningsAndTellsTheirCause() {
    LogRecord entry = new LogRecord(Level.WARNING, "failed");
    entry.setThrown(new IllegalStateException("bad\u001b[2J"));

    String text = line(entry);

    assertTrue(text.startsWith("WARN  failed"), text);
    assertTrue(text.contains("IllegalStateException: bad [2J"), text);
    assertFalse(text.contains("\u001b"), text);
  }
}
