package checkers.core.rules;

/**
 * The board as the generator sees it: 36 bits, eight squares and one ghost after every two rows.
 *
 * <pre>
 *        0   1   2   3
 *      4   5   6   7          8 is a ghost
 *        9  10  11  12
 *     13  14  15  16         17 is a ghost
 *       ...
 * </pre>
 *
 * A step is then the same shift everywhere: down-left 4, down-right 5, up-right -4, up-left -5. A
 * step over the edge lands on a ghost, which is never empty, or beyond the grid; so one AND with
 * the empty squares replaces all edge masks. Shifts are rotations of the 64-bit word: what leaves
 * at one end comes back outside the grid, and the direction may be a variable.
 */
final class Grid {
  static final long SQUARES = 0xFFL | 0xFFL << 9 | 0xFFL << 18 | 0xFFL << 27;
  static final long KING_ROWS = 0xFL | 0xFL << 31;

  private Grid() {}

  static long of(int squares) {
    return (squares & 0xFFL)
        | (squares & 0xFF00L) << 1
        | (squares & 0xFF0000L) << 2
        | (squares & 0xFF000000L) << 3;
  }

  static int squares(long grid) {
    return (int)
        ((grid & 0xFFL)
            | (grid >>> 1 & 0xFF00L)
            | (grid >>> 2 & 0xFF0000L)
            | (grid >>> 3 & 0xFF000000L));
  }

  /** The square of a grid with just one bit. */
  static Square square(long bit) {
    return squareAt(Long.numberOfTrailingZeros(bit));
  }

  static Square squareAt(int index) {
    return Square.of(index - index / 9 + 1);
  }

  static long shift(long grid, int by) {
    return Long.rotateLeft(grid, by);
  }
}
