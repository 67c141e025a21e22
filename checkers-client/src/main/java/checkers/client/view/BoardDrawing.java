package checkers.client.view;

import checkers.client.model.BoardLayout;
import checkers.client.model.Layout;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.core.rules.Piece;
import checkers.core.rules.Side;
import checkers.core.rules.Square;

/** The board with its pieces and marks. */
final class BoardDrawing {
  private final Stage stage;
  private final BoardLayout board;
  private final Marks marks;
  private final Placement placement;
  private final boolean lit;

  private BoardDrawing(Stage stage, BoardLayout board, Screen.Play play) {
    this.stage = stage;
    this.board = board;
    this.marks = Marks.of(play);
    this.placement = Placement.of(play, stage.model().now());
    this.lit = play.blink().isLit(stage.model().now());
  }

  static void draw(Stage stage, Layout layout, Screen.Play play) {
    Border.OUTER.draw(stage.canvas(), layout.frame(), stage.palette().on(Ink.FRAME));
    BoardDrawing drawing = new BoardDrawing(stage, layout.board(), play);
    drawing.drawSquares();
    drawing.placement.moving().ifPresent(drawing::drawMoving);
  }

  private void drawSquares() {
    for (int row = 0; row < BoardLayout.SQUARES; row++) {
      for (int column = 0; column < BoardLayout.SQUARES; column++) {
        Rect area = area(row, column);
        Square.at(row, column).ifPresentOrElse(s -> drawDark(s, area), () -> fill(area, Ink.LIGHT));
      }
    }
  }

  private Rect area(int row, int column) {
    return new Rect(
        board.column(column), board.row(row), board.squareWidth(), board.squareHeight());
  }

  private void fill(Rect area, Ink ink) {
    stage.canvas().fill(area, ' ', stage.palette().style(Ink.TEXT, ink));
  }

  private void drawDark(Square square, Rect area) {
    boolean trail = marks.last().contains(square);
    Ink ground = trail ? Ink.TRAIL : Ink.DARK;
    fill(area, ground);
    if (trail) {
      Border.SPECKS.draw(stage.canvas(), area, stage.palette().style(Ink.TRACE, ground));
    }
    drawBorder(square, area, ground);
    if (marks.targets().contains(square)) {
      Dot.draw(stage.canvas(), area, stage.palette().color(Ink.TARGET));
    } else if (marks.passed().contains(square)) {
      Dot.draw(stage.canvas(), area, stage.palette().color(Ink.MARK));
    }
    Piece piece = placement.standing().get(square);
    if (piece != null) {
      drawPiece(piece, area, trail ? Ink.TRAIL_WELL : Ink.DARK_WELL);
    }
    if (stage.model().preferences().numbers()) {
      Style style = stage.palette().style(Ink.NUMBER, ground);
      stage.canvas().write(area, 0, 0, square.toString(), style);
    }
  }

  private void drawBorder(Square square, Rect area, Ink ground) {
    boolean chosen = marks.isCursor(square) && lit;
    boolean target = marks.targets().contains(square);
    if (chosen || marks.isHand(square)) {
      Style style = stage.palette().style(target ? Ink.TARGET : Ink.CURSOR, ground);
      stage.palette().chosen().draw(stage.canvas(), area, style);
    } else if (target || marks.movable().contains(square)) {
      Style style = stage.palette().style(target ? Ink.TARGET : Ink.MARK, ground);
      Border.THIN.draw(stage.canvas(), area, style);
    }
  }

  private void drawPiece(Piece piece, Rect area, Ink well) {
    if (isLetters()) {
      drawLetter(piece, area, well);
      return;
    }
    Disc disc = new Disc(piece, area.width(), area.height());
    int left = area.left() + (isCrowded() ? 1 : 0);
    disc.sink(stage.canvas(), stage.palette().color(well), left, area.top());
    disc.draw(stage.canvas(), stage.palette(), left, area.top());
  }

  /** In the smallest squares a disc makes room for the number. */
  private boolean isCrowded() {
    return board.squareHeight() == 2 && stage.model().preferences().numbers();
  }

  private boolean isLetters() {
    return stage.model().preferences().pieces() == Pieces.LETTERS;
  }

  private void drawLetter(Piece piece, Rect area, Ink well) {
    String letter = piece.isKing() ? "K" : "C";
    boolean red = piece.side() == Side.RED;
    Style style = stage.palette().style(red ? Ink.RED : Ink.WHITE, well).strong();
    int middle = area.width() / 2 + (isCrowded() ? 1 : 0);
    String text = red ? letter : "(" + letter + ")";
    int left = red ? middle : middle - 1;
    stage.canvas().write(area, left, (area.height() - 1) / 2, text, style);
  }

  private void drawMoving(Placement.Moving moving) {
    Rect from = area(moving.from().row(), moving.from().column());
    Rect to = area(moving.to().row(), moving.to().column());
    Rect area =
        new Rect(
            between(from.left(), to.left(), moving.part()),
            between(from.top(), to.top(), moving.part()),
            from.width(),
            from.height());
    if (isLetters()) {
      drawLetter(moving.piece(), area, Ink.DARK_WELL);
    } else {
      new Disc(moving.piece(), area.width(), area.height())
          .draw(stage.canvas(), stage.palette(), area.left(), area.top());
    }
  }

  private static int between(int from, int to, double part) {
    return (int) Math.round(from + (to - from) * part);
  }
}
