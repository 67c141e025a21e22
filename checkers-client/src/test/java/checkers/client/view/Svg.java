package checkers.client.view;

/**
 * A screen as a picture. Blocks and lines are drawn as areas, so that nothing depends on the font
 * but letters, and these are put one by one into their cells.
 */
final class Svg {
  private static final int WIDTH = 10;
  private static final int HEIGHT = 20;
  private static final int BASELINE = 15;
  private static final String LINES = "─│┌┐└┘";
  private static final String HEAVY_LINES = "━┃┏┓┗┛";
  private static final int DEFAULT_FOREGROUND = 0xe5e5e5;

  private final Canvas canvas;
  private final StringBuilder out = new StringBuilder();

  private Svg(Canvas canvas) {
    this.canvas = canvas;
  }

  static String of(Canvas canvas) {
    return new Svg(canvas).draw();
  }

  private String draw() {
    int width = canvas.columns() * WIDTH;
    int height = canvas.rows() * HEIGHT;
    out.append(
        String.format(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">
            <g shape-rendering="crispEdges">
            """,
            width, height, width, height));
    for (int row = 0; row < canvas.rows(); row++) {
      drawGrounds(row);
    }
    for (int row = 0; row < canvas.rows(); row++) {
      for (int column = 0; column < canvas.columns(); column++) {
        drawBlocks(column * WIDTH, row * HEIGHT, canvas.cell(column, row));
      }
    }
    out.append(
        "</g>\n<g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"16\">\n");
    for (int row = 0; row < canvas.rows(); row++) {
      drawWords(row);
    }
    return out.append("</g>\n</svg>\n").toString();
  }

  private void drawGrounds(int row) {
    int start = 0;
    for (int column = 1; column <= canvas.columns(); column++) {
      int color = background(canvas.cell(start, row).style());
      if (column == canvas.columns() || background(canvas.cell(column, row).style()) != color) {
        rect(start * WIDTH, row * HEIGHT, (column - start) * WIDTH, HEIGHT, color);
        start = column;
      }
    }
  }

  private void drawBlocks(int x, int y, Cell cell) {
    int color = foreground(cell.style());
    int quarters = Quadrants.quarters(cell.codePoint());
    drawHalf(x, y, quarters & 3, color);
    drawHalf(x, y + HEIGHT / 2, quarters >> 2, color);
    drawLine(x, y, LINES.indexOf(cell.codePoint()), 2, color);
    drawLine(x, y, HEAVY_LINES.indexOf(cell.codePoint()), 4, color);
  }

  private void drawLine(int x, int y, int shape, int thickness, int color) {
    int across = x + (WIDTH - thickness) / 2;
    int down = y + (HEIGHT - thickness) / 2;
    if (shape >= 0 && "─┌└".indexOf(LINES.charAt(shape)) >= 0) {
      rect(across, down, x + WIDTH - across, thickness, color);
    }
    if (shape >= 0 && "─┐┘".indexOf(LINES.charAt(shape)) >= 0) {
      rect(x, down, across + thickness - x, thickness, color);
    }
    if (shape >= 0 && "│┌┐".indexOf(LINES.charAt(shape)) >= 0) {
      rect(across, down, thickness, y + HEIGHT - down, color);
    }
    if (shape >= 0 && "│└┘".indexOf(LINES.charAt(shape)) >= 0) {
      rect(across, y, thickness, down + thickness - y, color);
    }
  }

  private void drawHalf(int x, int y, int halves, int color) {
    if (halves != 0) {
      rect(halves == 2 ? x + WIDTH / 2 : x, y, halves == 3 ? WIDTH : WIDTH / 2, HEIGHT / 2, color);
    }
  }

  /** Letters of one look that follow each other, each with its own place. */
  private void drawWords(int row) {
    int column = 0;
    while (column < canvas.columns()) {
      StringBuilder places = new StringBuilder();
      StringBuilder letters = new StringBuilder();
      Style style = canvas.cell(column, row).style();
      int next = column;
      while (next < canvas.columns() && isLetter(next, row, style)) {
        places.append(places.isEmpty() ? "" : " ").append(next * WIDTH);
        letters.append(escaped(canvas.cell(next, row).codePoint()));
        next += canvas.cell(next, row).isWide() ? 2 : 1;
      }
      if (!letters.isEmpty()) {
        String weight = style.bold() ? " font-weight=\"bold\"" : "";
        out.append(
            String.format(
                "<text x=\"%s\" y=\"%d\" fill=\"#%06x\"%s>%s</text>\n",
                places, row * HEIGHT + BASELINE, foreground(style), weight, letters));
      }
      column = Math.max(next, column + 1);
    }
  }

  private boolean isLetter(int column, int row, Style style) {
    Cell cell = canvas.cell(column, row);
    int glyph = cell.codePoint();
    boolean block = 0x2500 <= glyph && glyph <= 0x259F;
    return glyph > ' ' && !block && cell.style().equals(style);
  }

  private static String escaped(int glyph) {
    return switch (glyph) {
      case '<' -> "&lt;";
      case '&' -> "&amp;";
      default -> Character.toString(glyph);
    };
  }

  private void rect(int x, int y, int width, int height, int color) {
    out.append(
        String.format(
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#%06x\"/>\n",
            x, y, width, height, color));
  }

  private static int foreground(Style style) {
    return style.reverse() ? plainBackground(style) : plainForeground(style);
  }

  private static int background(Style style) {
    return style.reverse() ? plainForeground(style) : plainBackground(style);
  }

  private static int plainForeground(Style style) {
    return style.foreground().equals(Color.DEFAULT)
        ? DEFAULT_FOREGROUND
        : style.foreground().toRgb();
  }

  private static int plainBackground(Style style) {
    return style.background().toRgb();
  }
}
