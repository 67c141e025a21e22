package checkers.client.view;

import checkers.client.model.Rect;

/** «CHECKERS» in block letters, red and white by turns. */
final class Logo {
  private static final String WORD = "CHECKERS";
  private static final int LETTER_WIDTH = 7;
  private static final int LETTER_HEIGHT = 8;
  private static final String SHAPES = "CHEKRS";
  private static final String[] ROWS = {
    ".#####. ##...## ####### ##...## ######. .#####.",
    "##...## ##...## ##..... ##..##. ##...## ##...##",
    "##..... ##...## ##..... ##.##.. ##...## ##.....",
    "##..... ####### #####.. ####... ######. .#####.",
    "##..... ####### #####.. ####... ####... .....##",
    "##..... ##...## ##..... ##.##.. ##.##.. .....##",
    "##...## ##...## ##..... ##..##. ##..##. ##...##",
    ".#####. ##...## ####### ##...## ##...## .#####.",
  };

  private Logo() {}

  static int width(int scale) {
    return (WORD.length() * (LETTER_WIDTH + 1) - 1) * scale;
  }

  static int height(int scale) {
    return LETTER_HEIGHT / 2 * scale;
  }

  /** Draws it in the middle of the area's first rows, twice as large where there is room. */
  static void draw(Stage stage, Rect area) {
    int scale = area.height() >= height(2) && area.width() >= width(2) ? 2 : 1;
    int left = area.left() + (area.width() - width(scale)) / 2;
    int top = area.top() + Math.max(0, (area.height() - height(scale)) / 2);
    for (int row = 0; row < height(scale); row++) {
      for (int column = 0; column < width(scale); column++) {
        boolean upper = isSet(column / scale, 2 * row / scale);
        boolean lower = isSet(column / scale, (2 * row + 1) / scale);
        if (upper || lower) {
          int glyph = upper && lower ? '█' : upper ? '▀' : '▄';
          stage.canvas().put(left + column, top + row, glyph, style(stage, column / scale));
        }
      }
    }
  }

  private static boolean isSet(int x, int y) {
    int shape = SHAPES.indexOf(WORD.charAt(x / (LETTER_WIDTH + 1)));
    int within = x % (LETTER_WIDTH + 1);
    return within < LETTER_WIDTH && ROWS[y].charAt(shape * (LETTER_WIDTH + 1) + within) == '#';
  }

  private static Style style(Stage stage, int x) {
    boolean even = x / (LETTER_WIDTH + 1) % 2 == 0;
    return stage.palette().on(even ? Ink.RED : Ink.WHITE);
  }
}
