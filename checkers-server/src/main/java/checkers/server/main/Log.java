package checkers.server.main;

import static java.util.stream.Collectors.joining;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/** The log as an operator reads it: one line an event, to standard error. */
final class Log extends Formatter {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT)
          .withZone(ZoneId.systemDefault());

  /** Sends everything the program says to the log; with all details, if verbose. */
  static void start(boolean verbose) {
    Logger root = Logger.getLogger("");
    for (var handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    ConsoleHandler console = new ConsoleHandler();
    console.setFormatter(new Log());
    console.setLevel(Level.ALL);
    root.addHandler(console);
    root.setLevel(Level.WARNING);
    CHECKERS.setLevel(verbose ? Level.FINE : Level.INFO);
  }

  /** Kept here, since the logging system holds loggers weakly and would forget the level. */
  private static final Logger CHECKERS = Logger.getLogger("checkers");

  /** What could move the cursor or turn the text around. */
  private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

  /** Control characters become spaces, whoever they come from. */
  @Override
  public String format(LogRecord entry) {
    String time = TIME.format(Instant.ofEpochMilli(entry.getMillis()));
    String level = entry.getLevel().intValue() >= Level.WARNING.intValue() ? "WARN  " : "";
    String line = time + "  " + level + clean(formatMessage(entry));
    Throwable thrown = entry.getThrown();
    return endLine(line) + (thrown == null ? "" : trace(thrown));
  }

  private static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString().lines().map(Log::clean).map(Log::endLine).collect(joining());
  }

  private static String clean(String text) {
    return UNSAFE.matcher(text).replaceAll(" ");
  }

  private static String endLine(String text) {
    return text + System.lineSeparator();
  }
}
