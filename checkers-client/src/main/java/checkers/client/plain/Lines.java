package checkers.client.plain;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Sentences as lines. */
final class Lines {
  private static final int WIDTH = 79;

  private Lines() {}

  /**
   * The lines, each broken between words where it is too long, without blanks at their ends and
   * without anything that a terminal could take for an order.
   */
  static List<String> wrap(List<String> lines) {
    List<String> wrapped = new ArrayList<>();
    for (String line : lines) {
      String rest = line.replaceAll("\\p{C}", "").stripTrailing();
      while (rest.length() > WIDTH && rest.lastIndexOf(' ', WIDTH) > 0) {
        int end = rest.lastIndexOf(' ', WIDTH);
        wrapped.add(rest.substring(0, end).stripTrailing());
        rest = rest.substring(end).strip();
      }
      if (!rest.isEmpty()) {
        wrapped.add(rest);
      }
    }
    return wrapped;
  }

  /** With a full stop, unless it ends like a sentence already. */
  static String sentence(String text) {
    return text.matches(".*[.!?]") ? text : text + ".";
  }

  /** «1 spectator», «2 spectators». */
  static String count(long number, String unit) {
    return number + " " + unit + (number == 1 ? "" : "s");
  }

  /** «5 minutes», «1 minute 30 seconds», «20 seconds»; a second that has begun counts. */
  static String time(Duration duration) {
    long seconds = (duration.toMillis() + 999) / 1000;
    long minutes = seconds / 60;
    if (minutes == 0) {
      return count(seconds, "second");
    }
    return seconds % 60 == 0
        ? count(minutes, "minute")
        : count(minutes, "minute") + " " + count(seconds % 60, "second");
  }

  /** «4.5 seconds», for averages. */
  static String tenths(Duration duration) {
    return String.format(Locale.ROOT, "%.1f seconds", duration.toMillis() / 1000.0);
  }
}
