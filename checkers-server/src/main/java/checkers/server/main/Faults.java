package checkers.server.main;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Sentences about values that cannot be used. */
final class Faults {
  private Faults() {}

  static Optional<String> range(String option, int value, int from, int to) {
    return from <= value && value <= to
        ? Optional.empty()
        : Optional.of("%s is %d, but must be from %d to %d".formatted(option, value, from, to));
  }

  static Optional<String> range(String option, Duration value, String from, String to) {
    DurationText text = new DurationText();
    boolean inside =
        value.compareTo(text.convert(from)) >= 0 && value.compareTo(text.convert(to)) <= 0;
    return inside
        ? Optional.empty()
        : Optional.of(
            "%s is %s, but must be from %s to %s"
                .formatted(option, DurationText.of(value), from, to));
  }

  static Optional<String> oneOf(String option, String value, List<String> choices) {
    return choices.contains(value)
        ? Optional.empty()
        : Optional.of(
            "%s is '%s', but must be %s".formatted(option, value, String.join(" or ", choices)));
  }
}
