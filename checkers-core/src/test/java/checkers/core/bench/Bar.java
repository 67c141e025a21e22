package checkers.core.bench;

import java.util.Locale;

/** A promise about speed or size, printed as one line so that it can be collected. */
public final class Bar {
  private Bar() {}

  /** Prints {@code BAR name measured bar ok|short} for a figure that should be at least the bar. */
  public static void atLeast(String name, double measured, double bar) {
    print(name, measured, bar, measured >= bar);
  }

  /** The same for a figure that should be at most the bar. */
  public static void atMost(String name, double measured, double bar) {
    print(name, measured, bar, measured <= bar);
  }

  private static void print(String name, double measured, double bar, boolean met) {
    System.out.printf(
        Locale.ROOT, "BAR %s %.2f %.2f %s%n", name, measured, bar, met ? "ok" : "short");
  }
}
