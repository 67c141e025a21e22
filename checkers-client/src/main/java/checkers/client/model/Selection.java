package checkers.client.model;

import checkers.core.rules.Move;
import checkers.core.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * A move being put together: first a piece, then landing after landing.
 *
 * @param legal all moves there are
 * @param path the piece taken and the landings chosen so far; empty while a piece is being chosen
 * @param cursor the piece or landing that Enter would take
 */
public record Selection(List<Move> legal, List<Square> path, Optional<Square> cursor) {
  public static final Selection NONE = new Selection(List.of(), List.of(), Optional.empty());

  public Selection {
    legal = List.copyOf(legal);
    path = List.copyOf(path);
  }

  /** The legal moves that begin as the path does. */
  public List<Move> open() {
    return legal.stream().filter(move -> move.startsWith(path)).toList();
  }

  /** What can be chosen now: movable pieces, or the next landings, in board order. */
  public List<Square> choices() {
    return open().stream()
        .filter(move -> move.path().size() > path.size())
        .map(move -> move.path().get(path.size()))
        .distinct()
        .sorted()
        .toList();
  }

  /** The piece that has been taken in hand. */
  public Optional<Square> piece() {
    return path.stream().findFirst();
  }
}
