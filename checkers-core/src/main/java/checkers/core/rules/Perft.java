package checkers.core.rules;

import static checkers.core.rules.Grid.shift;
import static checkers.core.rules.MoveGenerator.LEFT;
import static checkers.core.rules.MoveGenerator.RIGHT;

import java.util.stream.Stream;

/**
 * Counts the ways a game can go on for a number of moves: the classic proof that a generator is
 * right, and the measure of how fast it is.
 *
 * <p>Steps are walked straight from the bit sets, which is a fifth faster than listing them first;
 * jumps, the harder and rarer part, come from the generator's list.
 */
public final class Perft {
  private final MoveBuffer[] byDepth;

  private Perft(int depth) {
    byDepth = Stream.generate(MoveBuffer::new).limit(depth + 1L).toArray(MoveBuffer[]::new);
  }

  /** The number of move sequences of that length; a game that ends earlier has none. */
  public static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    Board board = position.board();
    Side turn = position.turn();
    long own = Grid.of(board.pieces(turn));
    long other = Grid.of(board.pieces(turn.opponent()));
    return new Perft(depth).count(own, other, Grid.of(board.kings()), turn.ahead(), depth);
  }

  private long count(long own, long other, long kings, int ahead, int depth) {
    return ahead > 0
        ? countFor(own, other, kings, 1, depth)
        : countFor(own, other, kings, -1, depth);
  }

  /** Called with a constant side, as in {@link MoveGenerator#count}. */
  private long countFor(long own, long other, long kings, int ahead, int depth) {
    if (depth == 1) {
      return MoveGenerator.count(own, other, kings, ahead);
    }
    if (MoveGenerator.canJump(own, other, kings, ahead)) {
      return afterJumps(own, other, kings, ahead, depth);
    }
    long men = own & ~kings;
    long sum =
        afterManSteps(men, LEFT * ahead, own, other, kings, ahead, depth)
            + afterManSteps(men, RIGHT * ahead, own, other, kings, ahead, depth);
    long ownKings = own & kings;
    return ownKings == 0
        ? sum
        : sum
            + afterKingSteps(ownKings, LEFT, own, other, kings, ahead, depth)
            + afterKingSteps(ownKings, RIGHT, own, other, kings, ahead, depth)
            + afterKingSteps(ownKings, -LEFT, own, other, kings, ahead, depth)
            + afterKingSteps(ownKings, -RIGHT, own, other, kings, ahead, depth);
  }

  private long afterManSteps(
      long men, int direction, long own, long other, long kings, int ahead, int depth) {
    long sum = 0;
    long empty = Grid.SQUARES & ~(own | other);
    for (long left = shift(men, direction) & empty; left != 0; left &= left - 1) {
      long to = left & -left;
      long moved = own ^ (to | shift(to, -direction));
      sum += count(other, moved, kings | (to & Grid.KING_ROWS), -ahead, depth - 1);
    }
    return sum;
  }

  private long afterKingSteps(
      long pieces, int direction, long own, long other, long kings, int ahead, int depth) {
    long sum = 0;
    long empty = Grid.SQUARES & ~(own | other);
    for (long left = shift(pieces, direction) & empty; left != 0; left &= left - 1) {
      long to = left & -left;
      long change = to | shift(to, -direction);
      sum += count(other, own ^ change, kings ^ change, -ahead, depth - 1);
    }
    return sum;
  }

  private long afterJumps(long own, long other, long kings, int ahead, int depth) {
    MoveBuffer jumps = byDepth[depth];
    MoveGenerator.generate(own, other, kings, ahead, jumps);
    long sum = 0;
    for (int i = 0; i < jumps.size(); i++) {
      long next = own ^ jumps.moved(i);
      long nextKings = jumps.kingsAfter(i, own, kings);
      sum += count(other ^ jumps.taken(i), next, nextKings, -ahead, depth - 1);
    }
    return sum;
  }
}
