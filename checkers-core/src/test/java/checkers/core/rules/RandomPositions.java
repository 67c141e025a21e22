package checkers.core.rules;

import java.util.List;
import java.util.Random;

/** Positions of many kinds, each kind strong at another part of the rules. */
public enum RandomPositions {
  /** A handful of men and kings: open boards, long diagonals. */
  FEW(1, 4, 1, 4, 0.5),
  /** Boards on which almost nothing can move. */
  CROWDED(9, 12, 9, 12, 0.2),
  /** What the middle of a game looks like, without a king. */
  MEN(2, 12, 2, 12, 0.0),
  /** Jumps in all directions, circles, many moves. */
  KINGS(2, 10, 2, 10, 1.0),
  /** A lone piece, or none at all, against up to twelve: the longest jumps. */
  LOPSIDED(0, 2, 4, 12, 0.7),
  /** Games played at random from the start, by either first mover. */
  PLAYED(12, 12, 12, 12, 0.0) {
    @Override
    public Position next(Position last, Random random) {
      List<Move> moves = last.legalMoves();
      return moves.isEmpty() || last.board().occupied() == Board.START.occupied()
          ? afterFirstMove(Position.start(side(random)), random)
          : last.play(moves.get(random.nextInt(moves.size())));
    }

    private Position afterFirstMove(Position start, Random random) {
      List<Move> moves = start.legalMoves();
      return start.play(moves.get(random.nextInt(moves.size())));
    }
  };

  private final int fewest;
  private final int most;
  private final int fewestOfOther;
  private final int mostOfOther;
  private final double kings;

  RandomPositions(int fewest, int most, int fewestOfOther, int mostOfOther, double kings) {
    this.fewest = fewest;
    this.most = most;
    this.fewestOfOther = fewestOfOther;
    this.mostOfOther = mostOfOther;
    this.kings = kings;
  }

  /** One more position; the one before it matters only where a game goes on. */
  public Position next(Position last, Random random) {
    int some = random.nextInt(fewest, most + 1);
    int others = random.nextInt(fewestOfOther, mostOfOther + 1);
    boolean redHasSome = random.nextBoolean();
    int red = scatter(redHasSome ? some : others, 0, random);
    int white = scatter(redHasSome ? others : some, red, random);
    int crowned = kingRowsOf(red, white);
    for (int bit = 1; bit != 0; bit <<= 1) {
      crowned |= random.nextDouble() < kings ? bit & (red | white) : 0;
    }
    return new Position(new Board(red, white, crowned), side(random));
  }

  private static int scatter(int count, int taken, Random random) {
    int squares = 0;
    while (Integer.bitCount(squares) < count) {
      squares |= 1 << random.nextInt(32) & ~taken;
    }
    return squares;
  }

  private static int kingRowsOf(int red, int white) {
    return (red & 0xF0000000) | (white & 0xF);
  }

  static Side side(Random random) {
    return random.nextBoolean() ? Side.RED : Side.WHITE;
  }
}
