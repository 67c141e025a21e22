package checkers.client.view;

/**
 * A colour as a terminal is told it.
 *
 * @param value nothing, a number from 0 to 15, from 0 to 255, or red, green and blue in 24 bits
 */
public record Color(Kind kind, int value) {
  /** How a colour is named. */
  public enum Kind {
    /** Whatever the terminal has. */
    DEFAULT,
    /** One of the sixteen colours that every colour terminal has. */
    ANSI,
    /** One of xterm's 256 colours. */
    INDEXED,
    RGB
  }

  public static final Color DEFAULT = new Color(Kind.DEFAULT, 0);

  private static final int[] XTERM = {
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff
  };

  public static Color rgb(int value) {
    return new Color(Kind.RGB, value);
  }

  public static Color ansi(int value) {
    return new Color(Kind.ANSI, value);
  }

  public static Color indexed(int value) {
    return new Color(Kind.INDEXED, value);
  }

  /** How xterm shows it; black for its own default. */
  public int toRgb() {
    return switch (kind) {
      case DEFAULT -> 0;
      case ANSI -> XTERM[value];
      case INDEXED -> indexedToRgb(value);
      case RGB -> value;
    };
  }

  private static int indexedToRgb(int index) {
    if (index < 16) {
      return XTERM[index];
    }
    if (index >= 232) {
      return (8 + 10 * (index - 232)) * 0x010101;
    }
    int cube = index - 16;
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6);
  }

  private static int level(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }

  @Override
  public String toString() {
    return switch (kind) {
      case DEFAULT -> "default";
      case ANSI -> "ansi" + value;
      case INDEXED -> "index" + value;
      case RGB -> String.format("#%06x", value);
    };
  }
}
