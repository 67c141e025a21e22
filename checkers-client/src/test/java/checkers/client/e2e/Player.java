package checkers.client.e2e;

import checkers.client.model.BoardLayout;
import checkers.client.model.Layout;
import checkers.client.model.Selection;
import checkers.client.model.Size;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.List;

/** Somebody who plays at a terminal, each move in the way that one likes. */
record Player(Tmux tmux, Side side) {
  /** The player at that terminal, once he has been given a colour. */
  static Player at(Tmux tmux) {
    String screen =
        tmux.await("a colour", shown -> shown.contains("Red, you") || shown.contains("White, you"));
    return new Player(tmux, screen.contains("Red, you") ? Side.RED : Side.WHITE);
  }

  /** Of two, the one who plays that colour. */
  static Player of(Side side, Player one, Player other) {
    return one.side == side ? one : other;
  }

  void types(String move) {
    tmux.text(move);
    tmux.type("Enter");
  }

  /** By arrows and Enter, piece first, then landing by landing. */
  void steers(Position position, Move move) {
    Selection selection = Selection.of(position.legalMoves().stream().sorted().toList());
    while (selection.path().size() < move.path().size()) {
      Square wanted = move.path().get(selection.path().size());
      List<Square> choices = selection.choices();
      int by = choices.indexOf(wanted) - choices.indexOf(selection.cursor().orElseThrow());
      boolean right = (by > 0) == (side == Side.WHITE);
      for (int i = 0; i < Math.abs(by); i++) {
        tmux.type(right ? "Right" : "Left");
      }
      tmux.type("Enter");
      selection = selection.choose(wanted);
      if (selection.path().size() > 1 && selection.complete().isEmpty()) {
        tmux.await("Another jump is available.");
      }
    }
  }

  /** A click on the piece, and one on each landing. */
  void clicks(Move move) {
    for (Square square : move.path()) {
      tmux.press(column(square), row(square));
      tmux.release(column(square), row(square));
    }
  }

  /** Drags the piece from its square to where the move ends. */
  void drags(Move move) {
    tmux.press(column(move.from()), row(move.from()));
    tmux.drag(column(move.to()), row(move.to()));
    tmux.release(column(move.to()), row(move.to()));
  }

  private BoardLayout board() {
    return Layout.of(Size.SMALLEST, side).board();
  }

  private int column(Square square) {
    return board().column(square.column()) + board().squareWidth() / 2;
  }

  private int row(Square square) {
    return board().row(square.row()) + board().squareHeight() / 2;
  }
}
