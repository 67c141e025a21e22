package checkers.client.view;

import checkers.client.model.Animation;
import checkers.client.model.Screen;
import checkers.core.rules.Board;
import checkers.core.rules.Piece;
import checkers.core.rules.Square;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Which pieces are seen where: a move being animated or put together is half-way done.
 *
 * @param standing the pieces that stand on squares
 * @param moving the one between squares
 */
record Placement(Map<Square, Piece> standing, Optional<Moving> moving) {
  /**
   * A piece on its way.
   *
   * @param part how much of the way is behind it, from 0 to 1
   */
  record Moving(Piece piece, Square from, Square to, double part) {}

  static Placement of(Screen.Play play, Instant now) {
    Optional<Animation> animation = play.animation().filter(a -> now.isBefore(a.end()));
    return animation
        .map(moving -> halfWay(moving, Math.max(0, moving.progress(now))))
        .orElseGet(() -> inHand(play.seat().frame().board(), play.selection().path()));
  }

  private static Placement halfWay(Animation animation, double progress) {
    List<Square> path = animation.move().path();
    Map<Square, Piece> standing = pieces(animation.before());
    Optional<Piece> piece = Optional.ofNullable(standing.remove(path.get(0)));
    int leg = Math.min((int) progress, path.size() - 2);
    double part = progress - leg;
    takeJumped(standing, path.subList(0, leg + (part < 0.5 ? 1 : 2)));
    return new Placement(
        standing, piece.map(p -> new Moving(p, path.get(leg), path.get(leg + 1), part)));
  }

  private static Placement inHand(Board board, List<Square> path) {
    Map<Square, Piece> standing = pieces(board);
    if (path.size() > 1) {
      Optional.ofNullable(standing.remove(path.get(0)))
          .ifPresent(piece -> standing.put(path.get(path.size() - 1), piece));
      takeJumped(standing, path);
    }
    return new Placement(standing, Optional.empty());
  }

  private static Map<Square, Piece> pieces(Board board) {
    Map<Square, Piece> pieces = new TreeMap<>();
    Square.all()
        .forEach(square -> board.pieceOn(square).ifPresent(piece -> pieces.put(square, piece)));
    return pieces;
  }

  private static void takeJumped(Map<Square, Piece> pieces, List<Square> path) {
    for (int i = 1; i < path.size(); i++) {
      Square from = path.get(i - 1);
      Square to = path.get(i);
      if (Math.abs(from.row() - to.row()) == 2) {
        Square.at((from.row() + to.row()) / 2, (from.column() + to.column()) / 2)
            .ifPresent(pieces::remove);
      }
    }
  }
}
