package checkers.core.protocol;

/** What fits on the wire. A value that does not is our own mistake, not a stranger's. */
final class Range {
  static final int MIN_PATH = 2;

  /** A start and a landing for each of twelve captures. */
  static final int MAX_PATH = 13;

  private Range() {}

  static void u8(int value) {
    check(value, 0xFF);
  }

  static void u16(int value) {
    check(value, 0xFFFF);
  }

  static void u32(long value) {
    check(value, 0xFFFF_FFFFL);
  }

  static boolean isPath(int squares) {
    return MIN_PATH <= squares && squares <= MAX_PATH;
  }

  static void path(int squares) {
    if (!isPath(squares)) {
      throw new IllegalArgumentException("no move has " + squares + " squares");
    }
  }

  private static void check(long value, long max) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException(value + " is not in 0.." + max);
    }
  }
}
