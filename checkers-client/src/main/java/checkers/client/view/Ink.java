package checkers.client.view;

/**
 * What a colour is used for, and the colour itself in each theme that has colours: red-green-blue,
 * of 256, of 16, and for high contrast of 256.
 *
 * <p>A raised ink is one that also shows without colours: as an area in reverse.
 */
enum Ink {
  GROUND(0x171210, 233, 0, 16),
  TEXT(0xf0e7db, 255, 15, 231),
  FAINT(0xab9c8c, 248, 7, 252),
  ACCENT(0xf2b84b, 221, 11, 226),
  PROBLEM(0xff9484, 210, 9, 226),
  BOX(0x2a201b, 236, 0, 16),
  EDGE(0xc79a5b, 179, 11, 231),
  BUTTON(0x5d4433, 240, 7, 231, true),
  BUTTON_TEXT(0xfff4e2, 231, 0, 16),
  FOCUS(0xf2b84b, 221, 11, 226, true),
  FOCUS_TEXT(0x1d130c, 16, 0, 16),
  ALARM(0xb3261e, 124, 1, 226, true),
  ALARM_TEXT(0xffffff, 231, 15, 16),

  FRAME(0x59402f, 94, 3, 231),
  LIGHT(0xecdcc3, 230, 7, 231, true),
  DARK(0x6a1717, 52, 1, 52),
  /** The dark squares of the last move. */
  TRAIL(0x4f1226, 52, 1, 52),
  /** What surrounds a piece. Sixteen colours have no red that stands out from red: a rim helps. */
  DARK_WELL(0x6a1717, 52, 0, 52),
  TRAIL_WELL(0x4f1226, 52, 0, 52),
  NUMBER(0xdcaa9e, 181, 15, 231),
  /** The corners of the last move's squares. */
  TRACE(0xe3a562, 215, 15, 231),
  /** The border of pieces that can move. */
  MARK(0xffd694, 222, 11, 226),
  /** The border of the one that Enter takes. */
  CURSOR(0xffb52e, 214, 11, 51),
  /** Where the piece in hand can go. */
  TARGET(0x9fe58c, 120, 14, 46),

  RED(0xff7767, 203, 9, 217, true),
  /** The groove of a large red disc. */
  RED_GROOVE(0xe25a4b, 203, 9, 217, true),
  RED_CROWN(0x3d0b0b, 52, 0, 16),
  WHITE(0xfffaf0, 231, 15, 231, true);

  private final int rgb;
  private final int of256;
  private final int of16;
  private final int highContrast;
  private final boolean raised;

  Ink(int rgb, int of256, int of16, int highContrast) {
    this(rgb, of256, of16, highContrast, false);
  }

  Ink(int rgb, int of256, int of16, int highContrast, boolean raised) {
    this.rgb = rgb;
    this.of256 = of256;
    this.of16 = of16;
    this.highContrast = highContrast;
    this.raised = raised;
  }

  Color trueColor() {
    return Color.rgb(rgb);
  }

  Color of256() {
    return Color.indexed(of256);
  }

  Color of16() {
    return Color.ansi(of16);
  }

  Color highContrast() {
    return Color.indexed(highContrast);
  }

  boolean isRaised() {
    return raised;
  }
}
