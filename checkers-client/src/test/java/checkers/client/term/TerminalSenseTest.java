package checkers.client.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Preferences.Theme;
import com.googlecode.lanterna.TerminalSize;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C23")
class TerminalSenseTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TERM=xterm-256color                      | COLORS_256
          TERM=xterm-256color COLORTERM=truecolor  | TRUECOLOR
          TERM=screen COLORTERM=24bit              | TRUECOLOR
          TERM=xterm-direct                        | TRUECOLOR
          TERM=xterm                               | COLORS_16
          TERM=linux                               | COLORS_16
          TERM=vt220                               | MONO
          TERM=xterm-256color NO_COLOR=1           | MONO
          TERM=xterm-256color NO_COLOR=            | COLORS_256
          """)
  void choosesWhatTheTerminalCanShow(String environment, Theme theme) {
    assertEquals(theme, new TerminalSense(variables(environment)).theme());
  }

  private static Map<String, String> variables(String text) {
    Map<String, String> variables = new HashMap<>();
    for (String variable : text.split(" ", -1)) {
      int sign = variable.indexOf('=');
      variables.put(variable.substring(0, sign), variable.substring(sign + 1));
    }
    return variables;
  }

  @Test
  void knowsTerminalsThatHaveOnlyLines() {
    assertTrue(new TerminalSense(Map.of()).isDumb());
    assertTrue(new TerminalSense(Map.of("TERM", "dumb")).isDumb());
    assertFalse(new TerminalSense(Map.of("TERM", "xterm")).isDumb());
  }

  @ParameterizedTest(name = "«{0}»")
  @CsvSource({"24 80, 80, 24", "50 150, 150, 50", "0 0, 80, 24", "'', 80, 24", "unknown, 80, 24"})
  void readsTheSizeThatSttyTells(String answer, int columns, int rows) {
    assertEquals(new TerminalSize(columns, rows), RawTerminal.size(answer));
  }
}
