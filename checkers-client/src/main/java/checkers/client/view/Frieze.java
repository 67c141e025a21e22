package checkers.client.view;

import checkers.client.model.Rect;
import checkers.core.rules.Piece;
import java.util.List;

/** A row of squares with pieces on them, as an ornament. */
final class Frieze {
  private static final int SQUARES = 12;
  private static final int WIDTH = 5;
  private static final int HEIGHT = 2;
  private static final List<Piece> PIECES =
      List.of(
          Piece.RED_MAN,
          Piece.WHITE_MAN,
          Piece.RED_KING,
          Piece.WHITE_KING,
          Piece.RED_MAN,
          Piece.WHITE_MAN);

  private Frieze() {}

  static void draw(Stage stage, int top) {
    int left = (stage.canvas().columns() - SQUARES * WIDTH) / 2;
    for (int i = 0; i < SQUARES; i++) {
      boolean dark = i % 2 == 0;
      Rect square = new Rect(left + i * WIDTH, top, WIDTH, HEIGHT);
      Ink ground = dark ? Ink.DARK : Ink.LIGHT;
      stage.canvas().fill(square, ' ', stage.palette().style(Ink.TEXT, ground));
      if (dark) {
        Disc disc = new Disc(PIECES.get(i / 2), WIDTH, HEIGHT);
        disc.sink(stage.canvas(), stage.palette().color(Ink.DARK_WELL), square.left(), top);
        disc.draw(stage.canvas(), stage.palette(), square.left(), top);
      }
    }
  }
}
