package checkers.server.hall;

import java.util.function.Supplier;

/** Something happened in the simulation that never should. */
final class Violation extends AssertionError {
  private static final long serialVersionUID = 1;

  Violation(String what) {
    super(what);
  }

  static void unless(boolean fine, Supplier<String> what) {
    if (!fine) {
      throw new Violation(what.get());
    }
  }
}
