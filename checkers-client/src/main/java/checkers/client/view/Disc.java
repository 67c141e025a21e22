package checkers.client.view;

import checkers.core.rules.Piece;
import checkers.core.rules.Side;

/**
 * A piece as a disc made of quarter cells. A quarter is half as wide as it is high, so distances
 * are counted in cell widths: one across is half a quarter of the way, one down a whole one.
 *
 * <p>Red's discs are solid and White's are rings, so that they differ without colours.
 */
record Disc(Piece piece, int width, int height) {
  /** Below this height of a square there is no room for a crown, and kings wear a K. */
  private static final int CROWN_HEIGHT = 4;

  private static final int GROOVE_HEIGHT = 5;
  private static final double RIM = 0.4;

  /** What covers a quarter of a cell. */
  private enum Stuff {
    NOTHING,
    BODY,
    GROOVE,
    CROWN
  }

  double radius() {
    return height == 2 ? 1.7 : height == 3 ? 2.7 : 0.78 * height;
  }

  /** Draws it on the square whose upper left cell that is, over the background that is there. */
  void draw(Canvas canvas, Palette palette, int left, int top) {
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        drawCell(canvas, palette, left, top, column, row);
      }
    }
    if (piece.isKing() && height < CROWN_HEIGHT) {
      Style base = canvas.cell(left + width / 2, top + (height - 1) / 2).style();
      Style letter =
          piece.side() == Side.RED
              ? palette.style(Ink.RED_CROWN, Ink.RED)
              : base.inked(palette.color(Ink.WHITE));
      canvas.put(left + width / 2, top + (height - 1) / 2, 'K', letter.strong());
    }
  }

  /** Gives the cells in and around it another background; those at the sides keep theirs. */
  void sink(Canvas canvas, Color well, int left, int top) {
    for (int row = 0; row < height; row++) {
      for (int column = 1; column < width - 1; column++) {
        double across = Math.max(0, Math.abs(column + 0.5 - width / 2.0) - 0.5);
        double down = Math.max(0, Math.abs(2 * row + 1 - height) - 1);
        if (Math.hypot(across, down) < radius() + RIM) {
          Cell cell = canvas.cell(left + column, top + row);
          canvas.put(left + column, top + row, cell.codePoint(), cell.style().grounded(well));
        }
      }
    }
  }

  private void drawCell(Canvas canvas, Palette palette, int left, int top, int column, int row) {
    int body = quarters(column, row, Stuff.BODY);
    int groove = quarters(column, row, Stuff.GROOVE);
    int crown = quarters(column, row, Stuff.CROWN);
    Ink ink = piece.side() == Side.RED ? Ink.RED : Ink.WHITE;
    if (palette.color(Ink.RED_GROOVE).equals(palette.color(Ink.RED))) {
      body += groove;
      groove = 0;
    }
    if (crown != 0) {
      Style style = palette.style(Ink.RED_CROWN, ink);
      canvas.put(left + column, top + row, Quadrants.glyph(crown), style);
    } else if (groove != 0) {
      Style style = palette.style(Ink.RED_GROOVE, ink);
      canvas.put(left + column, top + row, Quadrants.glyph(groove), style);
    } else if (body != 0) {
      Style style = canvas.cell(left + column, top + row).style().inked(palette.color(ink));
      canvas.put(left + column, top + row, Quadrants.glyph(body), style);
    }
  }

  private int quarters(int column, int row, Stuff stuff) {
    int sum = 0;
    for (int y = 2 * row; y < 2 * row + 2; y++) {
      for (int x = 2 * column; x < 2 * column + 2; x++) {
        sum += stuff(x, y) == stuff ? Quadrants.quarter(x, y) : 0;
      }
    }
    return sum;
  }

  private Stuff stuff(int x, int y) {
    double distance = Math.hypot((x + 0.5 - width) / 2, y + 0.5 - height) / radius();
    if (distance > 1) {
      return Stuff.NOTHING;
    }
    boolean crown = piece.isKing() && height >= CROWN_HEIGHT && isCrown(x, y);
    return piece.side() == Side.RED ? red(distance, crown) : white(distance, crown);
  }

  private Stuff red(double distance, boolean crown) {
    if (crown) {
      return Stuff.CROWN;
    }
    boolean groove = !piece.isKing() && height >= GROOVE_HEIGHT && isBetween(0.55, 0.72, distance);
    return groove ? Stuff.GROOVE : Stuff.BODY;
  }

  private Stuff white(double distance, boolean crown) {
    double hole = piece.isKing() && height >= CROWN_HEIGHT ? 0.8 : 0.5;
    return crown || distance > hole ? Stuff.BODY : Stuff.NOTHING;
  }

  private static boolean isBetween(double low, double high, double value) {
    return low <= value && value <= high;
  }

  /** A band with three points: the edge falls and rises between them. */
  private boolean isCrown(int x, int y) {
    int wide = 2 * (int) Math.round(1.25 * radius());
    int high = 2 * (int) Math.ceil(0.3 * radius());
    int across = x - (width - wide / 2);
    int down = y - (height - high / 2);
    if (across < 0 || across >= wide || down < 0 || down >= high) {
      return false;
    }
    double place = (across + 0.5) / wide;
    double toPoint = Math.abs(place * 2 - Math.round(place * 2)) * 2;
    return (down + 0.5) / high >= 0.6 * toPoint;
  }
}
