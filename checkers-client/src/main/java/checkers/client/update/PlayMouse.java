package checkers.client.update;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Selection;
import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Piece;
import checkers.core.rules.Position;
import checkers.core.rules.Refusal;
import checkers.core.rules.Square;
import java.util.List;
import java.util.Optional;

/** The mouse at a table: click and click, or press, drag and release. Wrong clicks say why. */
final class PlayMouse {
  private PlayMouse() {}

  static Step mouse(Model model, Screen.Play play, Input.Mouse mouse) {
    boolean press = mouse.gesture() == Input.Mouse.Gesture.PRESS;
    if (play.status().isPresent()) {
      return press ? PlayKeys.key(model, play, Input.Key.of(Input.Key.Name.ENTER)) : Step.of(model);
    }
    Optional<Square> square =
        Layout.of(model).flatMap(layout -> layout.board().squareAt(mouse.column(), mouse.row()));
    if (square.isEmpty()) {
      return Step.of(model.with(press ? play : play.withDrag(Optional.empty())));
    }
    return switch (mouse.gesture()) {
      case PRESS -> press(model, play, square.get());
      case DRAG -> Step.of(model);
      case RELEASE -> release(model, play, square.get());
    };
  }

  private static Step press(Model model, Screen.Play play, Square square) {
    Selection selection = play.selection();
    if (selection.legal().isEmpty()) {
      return Step.of(PlayKeys.watching(model, play));
    }
    if (!selection.path().isEmpty() && selection.choices().contains(square)) {
      return Moving.choose(model, play, square);
    }
    Selection anew = new Selection(selection.legal(), List.of(), Optional.empty());
    if (anew.choices().contains(square)) {
      return Step.of(model.with(play.with(anew.choose(square)).withDrag(Optional.of(square))));
    }
    return Step.of(model.with(play.withAction(why(play, square))));
  }

  /** Dropped where it was taken, a piece stays in hand for a second click. */
  private static Step release(Model model, Screen.Play play, Square square) {
    Optional<Square> from = play.drag();
    Screen.Play dropped = play.withDrag(Optional.empty());
    if (from.isEmpty() || from.get().equals(square)) {
      return Step.of(model.with(dropped));
    }
    if (play.selection().choices().contains(square)) {
      return Moving.choose(model, dropped, square);
    }
    List<Move> endingThere =
        play.selection().open().stream().filter(move -> move.to() == square).toList();
    return endingThere.size() == 1
        ? Moving.send(model, dropped, endingThere.get(0))
        : Step.of(model.with(dropped.withAction(why(play, square))));
  }

  private static String why(Screen.Play play, Square square) {
    Position position =
        new Position(play.seat().frame().board(), play.seat().frame().turn().orElseThrow());
    Optional<Square> piece = play.selection().piece();
    if (piece.isPresent()) {
      List<Integer> path = List.of(piece.get().number(), square.number());
      return position.judge(path).map(Move::toString, Refusal::text);
    }
    return whyNotMovable(position, square);
  }

  private static String whyNotMovable(Position position, Square square) {
    Board board = position.board();
    Optional<Piece> piece = board.pieceOn(square);
    if (piece.isEmpty()) {
      return "There is no piece on " + square + ".";
    }
    if (piece.get().side() != position.turn()) {
      return "The piece on " + square + " is not yours.";
    }
    return position.mustJump()
        ? "You must perform a jump, and the piece on " + square + " cannot."
        : "The piece on " + square + " cannot move.";
  }
}
