package checkers.client.update;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Selection;
import checkers.core.protocol.ClientFrame;
import checkers.core.rules.Move;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Puts a move together with arrows and Enter, landing by landing. */
final class Moving {
  private Moving() {}

  static Step arrow(Model model, Screen.Play play, Input.Key.Name arrow) {
    List<Square> choices = play.selection().choices();
    if (choices.isEmpty()) {
      return Step.of(Mute.key(model, play));
    }
    boolean turned = Layout.bottom(model, play) == Side.RED;
    Square from = play.selection().cursor().orElse(choices.get(0));
    Square next =
        switch (arrow) {
          case LEFT -> along(choices, from, turned ? 1 : -1);
          case RIGHT -> along(choices, from, turned ? -1 : 1);
          case UP -> nearest(choices, from, turned ? 1 : -1);
          case DOWN -> nearest(choices, from, turned ? -1 : 1);
          default -> from;
        };
    return Step.of(model.with(play.with(play.selection().withCursor(next)).withTyped("")));
  }

  private static Square along(List<Square> choices, Square from, int by) {
    int index = choices.indexOf(from);
    return choices.get(Math.floorMod(index + by, choices.size()));
  }

  /**
   * The nearest choice above or below, as the crow flies; where there is none, the cursor stays.
   */
  private static Square nearest(List<Square> choices, Square from, int direction) {
    return choices.stream()
        .filter(square -> Integer.signum(square.row() - from.row()) == direction)
        .min(
            Comparator.comparingInt((Square square) -> distance(square, from))
                .thenComparingInt(square -> Math.abs(square.row() - from.row())))
        .orElse(from);
  }

  private static int distance(Square one, Square other) {
    int rows = one.row() - other.row();
    int columns = one.column() - other.column();
    return rows * rows + columns * columns;
  }

  static Step enter(Model model, Screen.Play play) {
    Optional<Square> cursor = play.selection().cursor();
    return cursor.isEmpty() ? Step.of(Mute.key(model, play)) : choose(model, play, cursor.get());
  }

  /** Takes a piece or lands it; the last landing makes the move. */
  static Step choose(Model model, Screen.Play play, Square square) {
    Selection chosen = play.selection().choose(square);
    Optional<Move> complete = chosen.complete();
    if (complete.isPresent()) {
      return send(model, play, complete.get());
    }
    boolean jumping = chosen.path().size() > 1;
    Screen.Play next = play.with(chosen);
    return Step.of(model.with(jumping ? next.withAction("Another jump is available.") : next));
  }

  static Step send(Model model, Screen.Play play, Move move) {
    List<Integer> path = move.path().stream().map(Square::number).toList();
    Screen.Play sent =
        play.with(Selection.NONE)
            .withTyped("")
            .withDrag(Optional.empty())
            .withAction("You play " + move + ".");
    return Step.of(
        model.with(sent),
        new Effect.Send(new ClientFrame.PlayMove(play.seat().frame().revision(), path)));
  }

  static Step takeBack(Model model, Screen.Play play) {
    return Step.of(model.with(play.with(play.selection().takeBack())));
  }
}
