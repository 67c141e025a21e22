package checkers.client.view;

/**
 * One place of the screen.
 *
 * @param codePoint one character, or {@link #COVERED}
 */
public record Cell(int codePoint, Style style) {
  /** Stands in the second cell of a character that is two cells wide: nothing is printed there. */
  public static final int COVERED = 0;

  public boolean isCovered() {
    return codePoint == COVERED;
  }

  public boolean isWide() {
    return Glyphs.width(codePoint) == 2;
  }
}
