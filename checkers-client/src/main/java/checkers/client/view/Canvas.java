package checkers.client.view;

import checkers.client.model.Rect;
import checkers.client.model.Size;
import java.util.Arrays;

/** A grid of cells to be drawn on. Whatever falls outside is left out. */
public final class Canvas {
  private final int columns;
  private final int rows;
  private final Cell[] cells;

  Canvas(Size size, Style ground) {
    columns = size.columns();
    rows = size.rows();
    cells = new Cell[columns * rows];
    Arrays.fill(cells, new Cell(' ', ground));
  }

  public int columns() {
    return columns;
  }

  public int rows() {
    return rows;
  }

  public Cell cell(int column, int row) {
    return cells[row * columns + column];
  }

  void put(int column, int row, int glyph, Style style) {
    if (isInside(column, row)) {
      part(column, row);
      set(column, row, glyph, style);
    }
  }

  void fill(Rect area, int glyph, Style style) {
    for (int row = area.top(); row < area.top() + area.height(); row++) {
      for (int column = area.left(); column < area.left() + area.width(); column++) {
        put(column, row, glyph, style);
      }
    }
  }

  /**
   * Writes one line of text into an area, cut at its right edge.
   *
   * @param column counted from the area's left edge
   * @param line counted from the area's top
   */
  void write(Rect area, int column, int line, String text, Style style) {
    if (line < 0 || line >= area.height()) {
      return;
    }
    int at = area.left() + column;
    int row = area.top() + line;
    for (int glyph : Glyphs.of(Glyphs.fitted(text, area.width() - column))) {
      if (Glyphs.width(glyph) == 2) {
        putWide(at, row, glyph, style);
      } else {
        put(at, row, glyph, style);
      }
      at += Glyphs.width(glyph);
    }
  }

  /** Writes one line of text in the middle of an area. */
  void centre(Rect area, int line, String text, Style style) {
    write(area, Math.max(0, (area.width() - Glyphs.width(text)) / 2), line, text, style);
  }

  /** Writes one line of text at the right edge of an area. */
  void writeRight(Rect area, int line, String text, Style style) {
    write(area, Math.max(0, area.width() - Glyphs.width(text)), line, text, style);
  }

  private void putWide(int column, int row, int glyph, Style style) {
    put(column, row, ' ', style);
    put(column + 1, row, ' ', style);
    if (isInside(column, row) && isInside(column + 1, row)) {
      set(column, row, glyph, style);
      set(column + 1, row, Cell.COVERED, style);
    }
  }

  /** A wide character of which one half is drawn over loses the other. */
  private void part(int column, int row) {
    if (cell(column, row).isCovered() && column > 0) {
      set(column - 1, row, ' ', cell(column - 1, row).style());
    }
    if (cell(column, row).isWide() && column + 1 < columns) {
      set(column + 1, row, ' ', cell(column + 1, row).style());
    }
  }

  private void set(int column, int row, int glyph, Style style) {
    cells[row * columns + column] = new Cell(glyph, style);
  }

  private boolean isInside(int column, int row) {
    return 0 <= column && column < columns && 0 <= row && row < rows;
  }
}
