package checkers.client.term;

import checkers.client.view.Canvas;
import checkers.client.view.Cell;
import checkers.client.view.Style;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Turns the canvas that the terminal shows into the next one, by writing only what differs.
 *
 * <p>It relies on where the cursor is only behind characters whose width no terminal doubts; behind
 * others it says where to go on, so that nothing is ever shifted.
 */
public final class Painter {
  /** Unchanged cells up to so many cost less to write again than to jump over. */
  private static final int SHORT_GAP = 3;

  private static final int UNKNOWN = -1;

  private final StringBuilder out = new StringBuilder();
  private @Nullable Canvas shown;
  private Style style = Style.PLAIN;
  private int cursorColumn;
  private int cursorRow;

  /** The terminal shows something else now: the next canvas is written as a whole. */
  public void forget() {
    shown = null;
  }

  /** What is to be written; nothing if nothing differs. */
  public byte[] paint(Canvas next) {
    out.setLength(0);
    cursorColumn = UNKNOWN;
    cursorRow = UNKNOWN;
    Canvas before = shown;
    if (before == null || before.columns() != next.columns() || before.rows() != next.rows()) {
      before = null;
      out.append("\u001b[0m\u001b[2J");
      style = Style.PLAIN;
    }
    for (int row = 0; row < next.rows(); row++) {
      paintRow(before, next, row);
    }
    shown = next;
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void paintRow(@Nullable Canvas before, Canvas next, int row) {
    for (int column = 0; column < next.columns(); column++) {
      Cell cell = next.cell(column, row);
      if (differs(before, next, column, row) && !cell.isCovered()) {
        go(next, column, row);
        put(cell);
      }
    }
  }

  /** Also if only the second half of a wide character differs. */
  private static boolean differs(@Nullable Canvas before, Canvas next, int column, int row) {
    Cell cell = next.cell(column, row);
    if (before == null) {
      return !isBlank(cell);
    }
    boolean half =
        cell.isWide()
            && column + 1 < next.columns()
            && !before.cell(column + 1, row).equals(next.cell(column + 1, row));
    return half || !looksLike(cell, before.cell(column, row));
  }

  private static boolean looksLike(Cell one, Cell other) {
    return one.equals(other)
        || (one.codePoint() == other.codePoint()
            && inkless(one, other.style()).equals(other.style()));
  }

  /** The style for a cell if another one is in use: a blank has no ink, so that of the other. */
  private static Style inkless(Cell cell, Style inUse) {
    Style own = cell.style();
    return cell.codePoint() != ' ' || own.reverse()
        ? own
        : new Style(inUse.foreground(), own.background(), inUse.bold(), false);
  }

  /** What a cleared screen shows already. */
  private static boolean isBlank(Cell cell) {
    return cell.codePoint() == ' ' && cell.style().equals(Style.PLAIN);
  }

  private void go(Canvas next, int column, int row) {
    if (cursorRow == row && cursorColumn == column) {
      return;
    }
    int gap = column - cursorColumn;
    if (cursorRow == row && cursorColumn != UNKNOWN && gap > 0) {
      if (gap <= SHORT_GAP && isPlainText(next, cursorColumn, column, row)) {
        for (int skipped = cursorColumn; skipped < column; skipped++) {
          out.appendCodePoint(next.cell(skipped, row).codePoint());
        }
      } else {
        out.append("\u001b[").append(gap == 1 ? "" : gap).append('C');
      }
    } else {
      out.append("\u001b[").append(row + 1).append(';').append(column + 1).append('H');
    }
    cursorColumn = column;
    cursorRow = row;
  }

  private boolean isPlainText(Canvas next, int from, int to, int row) {
    for (int column = from; column < to; column++) {
      Cell cell = next.cell(column, row);
      if (cell.codePoint() < ' ' || cell.codePoint() > '~' || !cell.style().equals(style)) {
        return false;
      }
    }
    return true;
  }

  private void put(Cell cell) {
    Style next = inkless(cell, style);
    Sgr.change(out, style, next);
    style = next;
    out.appendCodePoint(cell.codePoint());
    cursorColumn = isOneCellWide(cell.codePoint()) ? cursorColumn + 1 : UNKNOWN;
  }

  /** Text, lines and blocks. Of other characters terminals and locales have opinions. */
  private static boolean isOneCellWide(int c) {
    return c <= '~' || (0x2500 <= c && c <= 0x259F);
  }
}
