package checkers.client.view;

import checkers.client.model.Screen;
import checkers.core.protocol.Field;
import checkers.core.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is marked on the board.
 *
 * @param movable the pieces that can be taken in hand
 * @param targets where the piece in hand can go
 * @param cursor the one of these that Enter takes
 * @param hand where the piece in hand is
 * @param passed where it has been
 * @param last the squares of the last move
 */
record Marks(
    Set<Square> movable,
    Set<Square> targets,
    Optional<Square> cursor,
    Optional<Square> hand,
    Set<Square> passed,
    Set<Square> last) {
  static Marks of(Screen.Play play) {
    List<Square> path = play.selection().path();
    Set<Square> choices = Set.copyOf(play.selection().choices());
    int landed = path.size() - 1;
    return new Marks(
        path.isEmpty() ? choices : Set.of(),
        path.isEmpty() ? Set.of() : choices,
        play.selection().cursor(),
        path.isEmpty() ? Optional.empty() : Optional.of(path.get(landed)),
        path.isEmpty() ? Set.of() : Set.copyOf(path.subList(0, landed)),
        Set.copyOf(play.seat().frame().lastMove().map(Field.LastMove::path).orElse(List.of())));
  }

  boolean isCursor(Square square) {
    return cursor.filter(square::equals).isPresent();
  }

  boolean isHand(Square square) {
    return hand.filter(square::equals).isPresent();
  }
}
