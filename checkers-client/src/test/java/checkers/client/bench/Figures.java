package checkers.client.bench;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;

/** Measured values, in order. */
final class Figures {
  private final double[] sorted;

  Figures(Collection<? extends Number> values) {
    sorted = values.stream().mapToDouble(Number::doubleValue).sorted().toArray();
  }

  int count() {
    return sorted.length;
  }

  double least() {
    return sorted[0];
  }

  double median() {
    return at(50);
  }

  double most() {
    return sorted[sorted.length - 1];
  }

  /** The value below which so many of a hundred lie. */
  double at(int percent) {
    return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
  }

  static void say(String format, Object... values) {
    System.out.printf(Locale.ROOT, format + "%n", values);
  }

  @Override
  public String toString() {
    return Arrays.toString(sorted);
  }
}
