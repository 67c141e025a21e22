package checkers.client.term;

import java.util.OptionalInt;

/** Puts characters together from bytes that may come one by one; what is malformed is dropped. */
final class Utf8 {
  private int character;
  private int missing;
  private int smallest;

  /** The character that this byte, not an ASCII one, completes. */
  OptionalInt next(int b) {
    if (b >= 0xC0) {
      begin(b);
      return OptionalInt.empty();
    }
    if (missing == 0) {
      return OptionalInt.empty();
    }
    character = character << 6 | (b & 0x3F);
    missing--;
    boolean whole = missing == 0 && character >= smallest && isPrintable(character);
    return whole ? OptionalInt.of(character) : OptionalInt.empty();
  }

  private void begin(int b) {
    missing = b < 0xE0 ? 1 : b < 0xF0 ? 2 : b < 0xF8 ? 3 : 0;
    character = b & (0x3F >> missing);
    smallest = missing == 1 ? 0x80 : missing == 2 ? 0x800 : 0x10000;
  }

  void reset() {
    missing = 0;
  }

  private static boolean isPrintable(int c) {
    if (!Character.isDefined(c)) {
      return false;
    }
    int type = Character.getType(c);
    return type != Character.CONTROL && type != Character.SURROGATE && type != Character.FORMAT;
  }
}
