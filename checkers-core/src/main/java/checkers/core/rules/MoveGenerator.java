package checkers.core.rules;

import static checkers.core.rules.Grid.shift;

/**
 * Every legal move of a position given as three {@link Grid grids}: the mover's own pieces, the
 * other side's, and the kings of both. {@code ahead} is +1 if the mover's men go down the board
 * (Red) and -1 if they go up (White); one code serves both sides. Nothing is allocated.
 *
 * <p>Pieces stay on the board until a jump is complete. That needs no book-keeping for empty
 * squares, because a jumping piece only ever lands on every second row and column, where nothing
 * that it can capture stands.
 */
public final class MoveGenerator {
  static final int LEFT = 4;
  static final int RIGHT = 5;

  private MoveGenerator() {}

  /** Fills the buffer with the legal moves: all jumps if there is one, else all steps. */
  public static void generate(long own, long other, long kings, int ahead, MoveBuffer moves) {
    moves.clear();
    long empty = Grid.SQUARES & ~(own | other);
    long ownKings = own & kings;
    long men = own & ~kings;
    long jumpingMen = jumpers(men, other, empty, ahead);
    long jumpingKings = jumpingKings(ownKings, other, empty);
    if ((jumpingMen | jumpingKings) == 0) {
      addSteps(men, empty, LEFT * ahead, moves);
      addSteps(men, empty, RIGHT * ahead, moves);
      if (ownKings != 0) {
        addSteps(ownKings, empty, LEFT, moves);
        addSteps(ownKings, empty, RIGHT, moves);
        addSteps(ownKings, empty, -LEFT, moves);
        addSteps(ownKings, empty, -RIGHT, moves);
      }
      return;
    }
    for (long left = jumpingMen; left != 0; left &= left - 1) {
      long from = left & -left;
      addManJumps(from, from, 0, other, empty, ahead, Route.from(from), moves);
    }
    for (long left = jumpingKings; left != 0; left &= left - 1) {
      long from = left & -left;
      addKingJumps(from, from, 0, other, empty | from, Route.from(from), moves);
    }
  }

  /** How many legal moves there are, found without listing them. */
  public static int count(long own, long other, long kings, int ahead) {
    return ahead > 0 ? countFor(own, other, kings, 1) : countFor(own, other, kings, -1);
  }

  /** Whether the mover must jump. */
  public static boolean canJump(long own, long other, long kings, int ahead) {
    long empty = Grid.SQUARES & ~(own | other);
    long men = own & ~kings;
    return (jumpers(men, other, empty, ahead) | jumpingKings(own & kings, other, empty)) != 0;
  }

  /** Called with a constant side, so that the compiler makes constant shifts: a third faster. */
  private static int countFor(long own, long other, long kings, int ahead) {
    long empty = Grid.SQUARES & ~(own | other);
    long ownKings = own & kings;
    long jumpingMen = jumpers(own & ~kings, other, empty, ahead);
    long jumpingKings = jumpingKings(ownKings, other, empty);
    if ((jumpingMen | jumpingKings) == 0) {
      int steps = countSteps(own, empty, ahead);
      return ownKings == 0 ? steps : steps + countSteps(ownKings, empty, -ahead);
    }
    int jumps = 0;
    for (long left = jumpingMen; left != 0; left &= left - 1) {
      jumps += countManJumps(left & -left, other, empty, ahead);
    }
    for (long left = jumpingKings; left != 0; left &= left - 1) {
      long from = left & -left;
      jumps += countKingJumps(from, other, empty | from);
    }
    return jumps;
  }

  /** Those of the pieces that can jump toward {@code ahead}. */
  private static long jumpers(long pieces, long other, long empty, int ahead) {
    int left = LEFT * ahead;
    int right = RIGHT * ahead;
    return pieces
        & (shift(shift(empty, -left) & other, -left) | shift(shift(empty, -right) & other, -right));
  }

  private static long jumpingKings(long kings, long other, long empty) {
    return kings == 0 ? 0 : jumpers(kings, other, empty, 1) | jumpers(kings, other, empty, -1);
  }

  private static void addSteps(long pieces, long empty, int direction, MoveBuffer moves) {
    for (long left = shift(pieces, direction) & empty; left != 0; left &= left - 1) {
      long to = left & -left;
      moves.add(to | shift(to, -direction), 0, 0);
    }
  }

  private static int countSteps(long pieces, long empty, int ahead) {
    return Long.bitCount(shift(pieces, LEFT * ahead) & empty)
        + Long.bitCount(shift(pieces, RIGHT * ahead) & empty);
  }

  /** A man never comes back to a piece or square that it has passed, so neither set changes. */
  private static void addManJumps(
      long from,
      long at,
      long taken,
      long other,
      long empty,
      int ahead,
      int route,
      MoveBuffer moves) {
    addManJump(LEFT * ahead, from, at, taken, other, empty, ahead, route, moves);
    addManJump(RIGHT * ahead, from, at, taken, other, empty, ahead, route, moves);
  }

  private static void addManJump(
      int shift,
      long from,
      long at,
      long taken,
      long other,
      long empty,
      int ahead,
      int route,
      MoveBuffer moves) {
    long over = shift(at, shift) & other;
    long to = shift(over, shift) & empty;
    if (to != 0) {
      int before = moves.size();
      int way = Route.leg(route, shift);
      addManJumps(from, to, taken | over, other, empty, ahead, way, moves);
      if (moves.size() == before) {
        moves.add(from | to, taken | over, way);
      }
    }
  }

  private static void addKingJumps(
      long from, long at, long taken, long other, long empty, int route, MoveBuffer moves) {
    addKingJump(LEFT, from, at, taken, other, empty, route, moves);
    addKingJump(RIGHT, from, at, taken, other, empty, route, moves);
    addKingJump(-LEFT, from, at, taken, other, empty, route, moves);
    addKingJump(-RIGHT, from, at, taken, other, empty, route, moves);
  }

  /** The start counts as empty, and a piece that has been jumped cannot be jumped again. */
  private static void addKingJump(
      int shift,
      long from,
      long at,
      long taken,
      long other,
      long empty,
      int route,
      MoveBuffer moves) {
    long over = shift(at, shift) & other;
    long to = shift(over, shift) & empty;
    if (to != 0) {
      int before = moves.size();
      int way = Route.leg(route, shift);
      addKingJumps(from, to, taken | over, other ^ over, empty, way, moves);
      if (moves.size() == before) {
        moves.add(from ^ to, taken | over, way);
      }
    }
  }

  private static int countManJumps(long at, long other, long empty, int ahead) {
    return countManJump(LEFT * ahead, at, other, empty, ahead)
        + countManJump(RIGHT * ahead, at, other, empty, ahead);
  }

  private static int countManJump(int shift, long at, long other, long empty, int ahead) {
    long to = shift(shift(at, shift) & other, shift) & empty;
    return to == 0 ? 0 : Math.max(1, countManJumps(to, other, empty, ahead));
  }

  private static int countKingJumps(long at, long other, long empty) {
    return countKingJump(LEFT, at, other, empty)
        + countKingJump(RIGHT, at, other, empty)
        + countKingJump(-LEFT, at, other, empty)
        + countKingJump(-RIGHT, at, other, empty);
  }

  private static int countKingJump(int shift, long at, long other, long empty) {
    long over = shift(at, shift) & other;
    long to = shift(over, shift) & empty;
    return to == 0 ? 0 : Math.max(1, countKingJumps(to, other ^ over, empty));
  }
}
