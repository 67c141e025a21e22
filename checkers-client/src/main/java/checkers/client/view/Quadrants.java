package checkers.client.view;

/** The characters that fill some of a cell's four quarters. */
final class Quadrants {
  static final int UPPER_LEFT = 1;
  static final int UPPER_RIGHT = 2;
  static final int LOWER_LEFT = 4;
  static final int LOWER_RIGHT = 8;

  private static final String GLYPHS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

  private Quadrants() {}

  /** The character for a sum of quarters. */
  static int glyph(int quarters) {
    return GLYPHS.charAt(quarters);
  }

  /** The quarters that a character fills; none for characters of other kinds. */
  static int quarters(int glyph) {
    return Math.max(0, GLYPHS.indexOf(glyph));
  }

  /** The quarter of a cell at that place of a grid that is twice as fine. */
  static int quarter(int x, int y) {
    return 1 << (x % 2 + 2 * (y % 2));
  }
}
