package checkers.client.view;

import checkers.client.model.Rect;

/** A small disc in the middle of a square. */
final class Dot {
  private Dot() {}

  static void draw(Canvas canvas, Rect square, Color color) {
    double radius = Math.max(1, 0.26 * square.height());
    for (int row = 0; row < square.height(); row++) {
      for (int column = 0; column < square.width(); column++) {
        int quarters = 0;
        for (int y = 2 * row; y < 2 * row + 2; y++) {
          for (int x = 2 * column; x < 2 * column + 2; x++) {
            double across = (x + 0.5 - square.width()) / 2;
            boolean inside = Math.hypot(across, y + 0.5 - square.height()) <= radius;
            quarters += inside ? Quadrants.quarter(x, y) : 0;
          }
        }
        if (quarters != 0) {
          int left = square.left() + column;
          int top = square.top() + row;
          Style style = canvas.cell(left, top).style().inked(color);
          canvas.put(left, top, Quadrants.glyph(quarters), style);
        }
      }
    }
  }
}
