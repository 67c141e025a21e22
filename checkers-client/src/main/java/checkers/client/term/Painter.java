package checkers.client.term;

import checkers.client.view.Canvas;
import checkers.client.view.Cell;
import checkers.client.view.Color;
import checkers.client.view.Style;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Turns the canvas that the terminal shows into the next one, by writing only what differs.
 *
 * <p>A whole canvas is written row by row. What differs is written style by style, since it costs
 * less to go somewhere else than to change colours; and as a blank looks the same in any ink, it is
 * written in whichever comes along.
 */
public final class Painter {
  private final StringBuilder out = new StringBuilder();
  private final Cursor cursor = new Cursor(out);
  private @Nullable Canvas shown;
  private Style style = Style.PLAIN;

  /** The terminal shows something else now: the next canvas is written as a whole. */
  public void forget() {
    shown = null;
  }

  /** What is to be written; nothing if nothing differs. */
  public byte[] paint(Canvas next) {
    out.setLength(0);
    cursor.lose();
    Canvas before = shown;
    if (before == null || before.columns() != next.columns() || before.rows() != next.rows()) {
      paintAll(next);
    } else {
      paintChanges(before, next);
    }
    shown = next;
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void paintAll(Canvas next) {
    out.append("\u001b[0m\u001b[2J");
    style = Style.PLAIN;
    for (int row = 0; row < next.rows(); row++) {
      for (int column = 0; column < next.columns(); column++) {
        Cell cell = next.cell(column, row);
        if (!cell.isCovered() && !looksAs(cell, ' ', Style.PLAIN)) {
          put(next, column, row, isBlank(cell) ? onGround(cell) : cell.style());
        }
      }
    }
  }

  private void paintChanges(Canvas before, Canvas next) {
    Map<Style, List<Integer>> inked = new LinkedHashMap<>();
    Map<Color, List<Integer>> blank = new LinkedHashMap<>();
    for (int row = 0; row < next.rows(); row++) {
      for (int column = 0; column < next.columns(); column++) {
        Cell cell = next.cell(column, row);
        if (!cell.isCovered() && differs(before, next, column, row)) {
          List<Integer> alike =
              isBlank(cell)
                  ? blank.computeIfAbsent(cell.style().background(), any -> new ArrayList<>())
                  : inked.computeIfAbsent(cell.style(), any -> new ArrayList<>());
          alike.add(row * next.columns() + column);
        }
      }
    }
    while (!inked.isEmpty()) {
      Style nearest = Sgr.nearest(style, inked.keySet());
      List<Integer> places = remove(inked, nearest);
      if (!nearest.reverse()) {
        places.addAll(remove(blank, nearest.background()));
        Collections.sort(places);
      }
      putEach(next, places);
    }
    blank.values().forEach(places -> putEach(next, places));
  }

  private static <K> List<Integer> remove(Map<K, List<Integer>> places, K key) {
    List<Integer> removed = places.remove(key);
    return removed == null ? List.of() : removed;
  }

  private void putEach(Canvas next, List<Integer> places) {
    for (int place : places) {
      int column = place % next.columns();
      int row = place / next.columns();
      Cell cell = next.cell(column, row);
      put(next, column, row, isBlank(cell) ? onGround(cell) : cell.style());
    }
  }

  /** Also if only the second half of a wide character differs. */
  private static boolean differs(Canvas before, Canvas next, int column, int row) {
    Cell cell = next.cell(column, row);
    Cell old = before.cell(column, row);
    boolean half =
        cell.isWide()
            && column + 1 < next.columns()
            && !before.cell(column + 1, row).equals(next.cell(column + 1, row));
    return half || !looksAs(cell, old.codePoint(), old.style());
  }

  private static boolean looksAs(Cell cell, int codePoint, Style in) {
    if (cell.codePoint() != codePoint) {
      return false;
    }
    boolean inkless = isBlank(cell) && !in.reverse();
    return inkless ? cell.style().background().equals(in.background()) : cell.style().equals(in);
  }

  /** Whether only its background is seen. */
  private static boolean isBlank(Cell cell) {
    return cell.codePoint() == ' ' && !cell.style().reverse();
  }

  /** What a blank is written in: the style in use, on another ground. */
  private Style onGround(Cell blank) {
    return style.reverse() ? blank.style() : style.grounded(blank.style().background());
  }

  private void put(Canvas next, int column, int row, Style in) {
    cursor.go(column, row, between -> rewritable(next, between, row));
    Sgr.change(out, style, in);
    style = in;
    cursor.write(next.cell(column, row).codePoint(), next.columns());
  }

  /** The character that may be written again in the style in use, or 0. */
  private int rewritable(Canvas next, int column, int row) {
    Cell cell = next.cell(column, row);
    boolean text = ' ' <= cell.codePoint() && cell.codePoint() <= '~';
    return text && looksAs(cell, cell.codePoint(), style) ? cell.codePoint() : 0;
  }
}
