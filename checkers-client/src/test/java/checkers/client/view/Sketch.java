package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Size;

/** Canvases drawn by hand, for tests of what shows them. */
public final class Sketch {
  private final Size size;
  private final Canvas canvas;

  public Sketch(int columns, int rows) {
    size = new Size(columns, rows);
    canvas = new Canvas(size, Style.PLAIN);
  }

  public Sketch write(int column, int row, String text, Style style) {
    canvas.write(Layout.screen(size), column, row, text, style);
    return this;
  }

  public Sketch write(int column, int row, String text) {
    return write(column, row, text, Style.PLAIN);
  }

  public Canvas canvas() {
    return canvas;
  }
}
