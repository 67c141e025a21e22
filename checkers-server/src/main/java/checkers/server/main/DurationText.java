package checkers.server.main;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Durations as people write them: {@code 30s}, {@code 5m}, {@code 1m30s}, {@code 500ms}. */
final class DurationText implements ITypeConverter<Duration> {
  private static final Pattern FORM =
      Pattern.compile("(?:(\\d{1,4})h)?(?:(\\d{1,5})m(?!s))?(?:(\\d{1,6})s)?(?:(\\d{1,7})ms)?");

  @Override
  public Duration convert(String text) {
    Matcher parts = FORM.matcher(text);
    if (text.isEmpty() || !parts.matches()) {
      throw new TypeConversionException(
          "'" + text + "' is not a duration; write it like 30s, 5m or 1m30s");
    }
    return Duration.ofHours(number(parts, 1))
        .plusMinutes(number(parts, 2))
        .plusSeconds(number(parts, 3))
        .plusMillis(number(parts, 4));
  }

  private static long number(Matcher parts, int group) {
    String digits = parts.group(group);
    return digits == null ? 0 : Long.parseLong(digits);
  }

  /** The shortest way to write it. */
  static String of(Duration duration) {
    StringBuilder text = new StringBuilder();
    append(text, duration.toHours(), "h");
    append(text, duration.toMinutesPart(), "m");
    append(text, duration.toSecondsPart(), "s");
    append(text, duration.toMillisPart(), "ms");
    return text.isEmpty() ? "0s" : text.toString();
  }

  private static void append(StringBuilder text, long number, String unit) {
    if (number > 0) {
      text.append(number).append(unit);
    }
  }
}
