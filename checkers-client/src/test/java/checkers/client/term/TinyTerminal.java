package checkers.client.term;

import checkers.client.view.Canvas;
import checkers.client.view.Cell;
import checkers.client.view.Color;
import checkers.client.view.Style;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** As much of a terminal as it takes to see what a painter's bytes do. */
final class TinyTerminal {
  private static final Cell BLANK = new Cell(' ', Style.PLAIN);

  private final int columns;
  private final Cell[] cells;
  private int column;
  private int row;
  private Style style = Style.PLAIN;

  TinyTerminal(int columns, int rows) {
    this.columns = columns;
    cells = new Cell[columns * rows];
    Arrays.fill(cells, new Cell('#', Style.PLAIN));
  }

  void write(byte[] bytes) {
    int[] all = new String(bytes, StandardCharsets.UTF_8).codePoints().toArray();
    for (int i = 0; i < all.length; i++) {
      if (all[i] == '\b') {
        column--;
      } else if (all[i] == 0x1B) {
        int end = i + 2;
        while (all[end] < '@') {
          end++;
        }
        control(new String(all, i + 2, end - i - 2), all[end]);
        i = end;
      } else {
        print(new Cell(all[i], style));
      }
    }
  }

  private void print(Cell cell) {
    set(column++, cell);
    if (cell.isWide()) {
      set(column++, new Cell(Cell.COVERED, style));
    }
  }

  /** What is left of a wide character that is cut in two is a blank. */
  private void set(int at, Cell cell) {
    int place = row * columns + at;
    if (cells[place].isCovered() && !cell.isCovered()) {
      cells[place - 1] = BLANK;
    }
    if (cells[place].isWide()) {
      cells[place + 1] = BLANK;
    }
    cells[place] = cell;
  }

  private void control(String parameters, int last) {
    int[] numbers =
        Arrays.stream(parameters.split(";", -1))
            .mapToInt(number -> number.isEmpty() ? 1 : Integer.parseInt(number))
            .toArray();
    switch (last) {
      case 'A' -> row -= numbers[0];
      case 'B' -> row += numbers[0];
      case 'C' -> column += numbers[0];
      case 'D' -> column -= numbers[0];
      case 'H' -> {
        row = numbers[0] - 1;
        column = numbers[1] - 1;
      }
      case 'J' -> Arrays.fill(cells, BLANK);
      case 'm' -> Arrays.stream(numbers).forEach(this::style);
      default -> throw new IllegalArgumentException(parameters + (char) last);
    }
  }

  /** Of the sixteen colours only. */
  private void style(int number) {
    Color ink = style.foreground();
    Color ground = style.background();
    switch (number) {
      case 0 -> style = Style.PLAIN;
      case 1, 22 -> style = new Style(ink, ground, number == 1, style.reverse());
      case 7, 27 -> style = new Style(ink, ground, style.bold(), number == 7);
      case 39 -> style = new Style(Color.DEFAULT, ground, style.bold(), style.reverse());
      case 49 -> style = style.grounded(Color.DEFAULT);
      default ->
          style =
              number < 40
                  ? new Style(Color.ansi(number - 30), ground, style.bold(), style.reverse())
                  : style.grounded(Color.ansi(number - 40));
    }
  }

  /** Where it looks other than the canvas, or nothing. */
  String difference(Canvas canvas) {
    StringBuilder found = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      Cell wanted = canvas.cell(i % columns, i / columns);
      if (!looksLike(cells[i], wanted)) {
        found.append("at %d: %s, not %s%n".formatted(i, cells[i], wanted));
      }
    }
    return found.toString();
  }

  private static boolean looksLike(Cell cell, Cell wanted) {
    boolean inkless = wanted.codePoint() == ' ' && !wanted.style().reverse();
    return wanted.isCovered()
        ? cell.isCovered()
        : inkless
            ? cell.codePoint() == ' '
                && !cell.style().reverse()
                && cell.style().background().equals(wanted.style().background())
            : cell.equals(wanted);
  }
}
