package checkers.client.update;

import checkers.client.model.BoardLayout;
import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Selection;
import checkers.core.rules.Move;
import checkers.core.rules.Piece;
import checkers.core.rules.Position;
import checkers.core.rules.Refusal;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The mouse at a table: click and click, or press, drag and release. Wrong clicks say why. */
final class PlayMouse {
  private static final String LIGHT = "Pieces stand and move on the numbered squares alone.";

  private PlayMouse() {}

  static Step mouse(Model model, Screen.Play play, Input.Mouse mouse) {
    boolean press = mouse.gesture() == Input.Mouse.Gesture.PRESS;
    if (play.status().isPresent()) {
      return press ? PlayKeys.read(model, play) : Step.of(model);
    }
    Optional<BoardLayout> board =
        Layout.of(model)
            .map(Layout::board)
            .filter(shown -> shown.contains(mouse.column(), mouse.row()));
    if (board.isEmpty()) {
      return Step.of(model.with(press ? play : play.withDrag(Optional.empty())));
    }
    Optional<Square> square = board.get().squareAt(mouse.column(), mouse.row());
    return switch (mouse.gesture()) {
      case PRESS -> press(model, play.withTyped("").withDrag(Optional.empty()), square);
      case DRAG -> Step.of(model);
      case RELEASE -> release(model, play, square);
    };
  }

  private static Step press(Model model, Screen.Play play, Optional<Square> square) {
    Selection selection = play.selection();
    if (selection.legal().isEmpty()) {
      return Step.of(Mute.key(model, play));
    }
    if (square.isEmpty()) {
      return Step.of(model.with(play.withAction(LIGHT)));
    }
    boolean landing = !selection.path().isEmpty() && selection.choices().contains(square.get());
    if (landing) {
      return Moving.choose(model, play, square.get());
    }
    if (selection.hand().equals(square)) {
      return Step.of(model.with(play.withDrag(square)));
    }
    Selection anew = new Selection(selection.legal(), List.of(), Optional.empty());
    return anew.choices().contains(square.get())
        ? Step.of(model.with(play.with(anew.choose(square.get())).withDrag(square)))
        : land(model, play, square.get());
  }

  /** Dropped where it was taken, a piece stays in hand for a second click. */
  private static Step release(Model model, Screen.Play play, Optional<Square> square) {
    Optional<Square> from = play.drag();
    Screen.Play dropped = play.withDrag(Optional.empty());
    if (from.isEmpty() || from.equals(square) || !from.equals(play.selection().hand())) {
      return Step.of(model.with(dropped));
    }
    return square.isPresent()
        ? land(model, dropped, square.get())
        : Step.of(model.with(dropped.withAction(LIGHT)));
  }

  /** Puts the piece in hand there: on its next landing, or where just one of its moves ends. */
  private static Step land(Model model, Screen.Play play, Square square) {
    Selection selection = play.selection();
    if (selection.path().isEmpty()) {
      return Step.of(model.with(play.withAction(whyNotMovable(position(play), square))));
    }
    if (selection.choices().contains(square)) {
      return Moving.choose(model, play, square);
    }
    List<Move> endingThere = selection.open().stream().filter(move -> move.to() == square).toList();
    return endingThere.size() == 1
        ? Moving.send(model, play, endingThere.get(0))
        : Step.of(model.with(play.withAction(whyNotThere(play, square))));
  }

  private static Position position(Screen.Play play) {
    return new Position(play.seat().frame().board(), play.seat().frame().turn().orElseThrow());
  }

  private static String whyNotThere(Screen.Play play, Square square) {
    Position position = position(play);
    boolean ownPiece =
        position.board().pieceOn(square).filter(on -> on.side() == position.turn()).isPresent();
    if (ownPiece) {
      return whyNotMovable(position, square);
    }
    List<Integer> path = new ArrayList<>();
    play.selection().path().forEach(passed -> path.add(passed.number()));
    path.add(square.number());
    return position.judge(path).map(Move::toString, Refusal::text);
  }

  private static String whyNotMovable(Position position, Square square) {
    Optional<Piece> piece = position.board().pieceOn(square);
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
