package checkers.core.rules;

import java.util.Optional;

/**
 * Where the pieces stand: three bit sets in which bit n-1 stands for square n, the form in which
 * boards also travel on the wire.
 *
 * @param red all red pieces
 * @param white all white pieces
 * @param kings the kings of either colour
 */
public record Board(int red, int white, int kings) {
  public static final int MAX_PIECES = 12;
  public static final Board EMPTY = new Board(0, 0, 0);
  public static final Board START = new Board(0x00000FFF, 0xFFF00000, 0);

  private static final int RED_KING_ROW = 0xF0000000;
  private static final int WHITE_KING_ROW = 0x0000000F;

  /** Refuses boards that no game can reach by what stands where; see {@link #fault}. */
  public Board {
    fault(red, white, kings)
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
  }

  /** What is wrong with such a board, as a sentence; nothing if it can be. */
  public static Optional<String> fault(int red, int white, int kings) {
    if ((red & white) != 0) {
      return Optional.of("square " + lowest(red & white) + " holds two pieces");
    }
    if ((kings & ~(red | white)) != 0) {
      return Optional.of("there is no piece to be a king on " + lowest(kings & ~(red | white)));
    }
    if (Integer.bitCount(red) > MAX_PIECES || Integer.bitCount(white) > MAX_PIECES) {
      return Optional.of("a side has more than twelve pieces");
    }
    int uncrowned = ((red & RED_KING_ROW) | (white & WHITE_KING_ROW)) & ~kings;
    return uncrowned == 0
        ? Optional.empty()
        : Optional.of("the man on " + lowest(uncrowned) + " stands on its king row: it is a king");
  }

  /** All pieces of that side. */
  public int pieces(Side side) {
    return side == Side.RED ? red : white;
  }

  /** How many pieces that side has. */
  public int count(Side side) {
    return Integer.bitCount(pieces(side));
  }

  public int occupied() {
    return red | white;
  }

  public boolean isKing(Square square) {
    return (kings & square.bit()) != 0;
  }

  public Optional<Piece> pieceOn(Square square) {
    int bit = square.bit();
    if ((occupied() & bit) == 0) {
      return Optional.empty();
    }
    Side side = (red & bit) != 0 ? Side.RED : Side.WHITE;
    return Optional.of(Piece.of(side, isKing(square)));
  }

  /** The board after that side's piece has gone the move's way, whether or not it may. */
  Board after(Side side, Move move) {
    int from = move.from().bit();
    int to = move.to().bit();
    boolean crowned = (kings & from) != 0 || move.to().row() == side.kingRow();
    int own = (pieces(side) & ~from) | to;
    int other = pieces(side.opponent()) & ~move.captured();
    int stillKings = (kings & ~from & ~move.captured()) | (crowned ? to : 0);
    return side == Side.RED ? new Board(own, other, stillKings) : new Board(other, own, stillKings);
  }

  private static int lowest(int squares) {
    return Integer.numberOfTrailingZeros(squares) + 1;
  }
}
