package checkers.client.view;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Lengths of time as people read them. */
final class Times {
  private Times() {}

  /** Minutes and seconds, 04:07; a second that has begun counts. */
  static String clock(Duration left) {
    long seconds = seconds(left);
    return String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60);
  }

  /** Whole seconds, rounded up. */
  static long seconds(Duration left) {
    return Math.max(0, (left.toMillis() + 999) / 1000);
  }

  static long seconds(Instant now, Instant until) {
    return seconds(Duration.between(now, until));
  }

  /** An average: 7.4 s, or 1:05 min. */
  static String average(Duration time) {
    double seconds = time.toMillis() / 1000.0;
    return seconds < 60
        ? String.format(Locale.ROOT, "%.1f s", seconds)
        : String.format(Locale.ROOT, "%d:%02d min", time.toMinutes(), time.toSecondsPart());
  }
}
