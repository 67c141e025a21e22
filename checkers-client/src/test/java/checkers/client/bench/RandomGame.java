package checkers.client.bench;

import checkers.client.model.Animation;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/** Moves by chance, the same ones for the same seed. */
final class RandomGame {
  static final Side FIRST = Side.WHITE;

  private final SplittableRandom random;
  private final int plies;
  private Position position = Position.start(FIRST);
  private int played;

  RandomGame(long seed, int plies) {
    random = new SplittableRandom(seed);
    this.plies = plies;
  }

  boolean isOver() {
    return played == plies || position.legalMoves().isEmpty();
  }

  Position position() {
    return position;
  }

  Move next() {
    List<Move> legal = position.legalMoves();
    Move move = legal.get(random.nextInt(legal.size()));
    position = position.play(move);
    played++;
    return move;
  }

  /** Until its animation is over and the last frame of it is drawn. */
  static Duration showing(Move move) {
    return Animation.PER_LEG.multipliedBy(move.path().size() - 1L).plusMillis(70);
  }
}
