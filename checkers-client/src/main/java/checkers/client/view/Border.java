package checkers.client.view;

import checkers.client.model.Rect;

/** The glyphs of a frame: corners from the upper left clockwise, then its sides likewise. */
enum Border {
  THIN("┌┐┘└", "─│─│"),
  THICK("▛▜▟▙", "▀▐▄▌"),
  /** Within its cells, where no colour tells a border from the squares around it. */
  HEAVY("┏┓┛┗", "━┃━┃"),
  /** Around something: only the half that lies inside. */
  OUTER("▗▖▘▝", "▄▌▀▐"),
  /** No more than a speck in each corner. */
  SPECKS("▘▝▗▖", "    ");

  private final String corners;
  private final String sides;

  Border(String corners, String sides) {
    this.corners = corners;
    this.sides = sides;
  }

  void draw(Canvas canvas, Rect area, Style style) {
    int right = area.left() + area.width() - 1;
    int bottom = area.top() + area.height() - 1;
    for (int column = area.left() + 1; column < right; column++) {
      canvas.put(column, area.top(), sides.charAt(0), style);
      canvas.put(column, bottom, sides.charAt(2), style);
    }
    for (int row = area.top() + 1; row < bottom; row++) {
      canvas.put(right, row, sides.charAt(1), style);
      canvas.put(area.left(), row, sides.charAt(3), style);
    }
    canvas.put(area.left(), area.top(), corners.charAt(0), style);
    canvas.put(right, area.top(), corners.charAt(1), style);
    canvas.put(right, bottom, corners.charAt(2), style);
    canvas.put(area.left(), bottom, corners.charAt(3), style);
  }
}
