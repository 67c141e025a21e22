package checkers.client.term;

import java.util.function.IntUnaryOperator;

/**
 * Where the terminal writes next, and the shortest way to somewhere else.
 *
 * <p>It is relied on only behind characters whose width no terminal doubts; behind others it is
 * said where to go on, so that nothing is ever shifted.
 */
final class Cursor {
  /** Unchanged cells up to so many cost less to write again than to jump over. */
  private static final int SHORT_GAP = 3;

  private static final int UNKNOWN = -1;

  private final StringBuilder out;
  private int column = UNKNOWN;
  private int row = UNKNOWN;

  Cursor(StringBuilder out) {
    this.out = out;
  }

  /** Somebody else may have moved it. */
  void lose() {
    column = UNKNOWN;
  }

  /**
   * Goes there.
   *
   * @param rewritable the character that can be written again at a column on the way, or 0
   */
  void go(int toColumn, int toRow, IntUnaryOperator rewritable) {
    if (column == UNKNOWN) {
      jump(toColumn, toRow);
    } else if (row == toRow && column < toColumn && toColumn - column <= SHORT_GAP) {
      if (!rewrite(toColumn, rewritable)) {
        across(toColumn - column);
      }
    } else if (row == toRow) {
      across(toColumn - column);
    } else {
      shortest(toColumn, toRow);
    }
    column = toColumn;
    row = toRow;
  }

  /** Writes a character where it is. */
  void write(int codePoint, int columns) {
    out.appendCodePoint(codePoint);
    // At the right edge terminals differ in where it is afterwards.
    boolean certain = isOneCellWide(codePoint) && column + 1 < columns;
    column = certain ? column + 1 : UNKNOWN;
  }

  /** Text, lines and blocks. Of other characters terminals and locales have opinions. */
  private static boolean isOneCellWide(int c) {
    return c <= '~' || (0x2500 <= c && c <= 0x259F);
  }

  private boolean rewrite(int toColumn, IntUnaryOperator rewritable) {
    int start = out.length();
    for (int between = column; between < toColumn; between++) {
      int character = rewritable.applyAsInt(between);
      if (character == 0) {
        out.setLength(start);
        return false;
      }
      out.appendCodePoint(character);
    }
    return true;
  }

  private void shortest(int toColumn, int toRow) {
    int start = out.length();
    jump(toColumn, toRow);
    int jumped = out.length() - start;
    step(Math.abs(toRow - row), toRow < row ? 'A' : 'B');
    across(toColumn - column);
    if (out.length() - start - jumped < jumped) {
      out.delete(start, start + jumped);
    } else {
      out.setLength(start + jumped);
    }
  }

  private void jump(int toColumn, int toRow) {
    out.append("\u001b[").append(toRow + 1).append(';').append(toColumn + 1).append('H');
  }

  private void across(int by) {
    if (by > 0) {
      step(by, 'C');
    } else if (by < 0 && by >= -SHORT_GAP) {
      out.append("\b".repeat(-by));
    } else if (by < 0) {
      step(-by, 'D');
    }
  }

  private void step(int count, char direction) {
    out.append("\u001b[");
    if (count > 1) {
      out.append(count);
    }
    out.append(direction);
  }
}
