package checkers.client.view;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A screen as text: its characters, then the same grid with a letter for the style of each cell,
 * then what the letters mean.
 */
final class GoldenText {
  private static final String LETTERS =
      ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

  private GoldenText() {}

  static String of(Canvas canvas) {
    return characters(canvas) + "\n" + styles(canvas);
  }

  static String characters(Canvas canvas) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < canvas.rows(); row++) {
      text.append(row(canvas, row).stripTrailing()).append('\n');
    }
    return text.toString();
  }

  static String row(Canvas canvas, int row) {
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < canvas.columns(); column++) {
      Cell cell = canvas.cell(column, row);
      if (!cell.isCovered()) {
        text.appendCodePoint(cell.codePoint());
      }
    }
    return text.toString();
  }

  private static String styles(Canvas canvas) {
    Map<Style, Character> letters = new LinkedHashMap<>();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < canvas.rows(); row++) {
      for (int column = 0; column < canvas.columns(); column++) {
        Style style = canvas.cell(column, row).style();
        text.append(
            letters.computeIfAbsent(style, s -> LETTERS.charAt(letters.size())).charValue());
      }
      text.append('\n');
    }
    letters.forEach(
        (style, letter) -> text.append('\n').append(letter).append(" = ").append(style));
    return text.append('\n').toString();
  }
}
