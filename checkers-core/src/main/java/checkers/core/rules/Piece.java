package checkers.core.rules;

/** What can stand on a square. */
public enum Piece {
  RED_MAN(Side.RED, false),
  RED_KING(Side.RED, true),
  WHITE_MAN(Side.WHITE, false),
  WHITE_KING(Side.WHITE, true);

  private final Side side;
  private final boolean king;

  Piece(Side side, boolean king) {
    this.side = side;
    this.king = king;
  }

  public static Piece of(Side side, boolean king) {
    return switch (side) {
      case RED -> king ? RED_KING : RED_MAN;
      case WHITE -> king ? WHITE_KING : WHITE_MAN;
    };
  }

  public Side side() {
    return side;
  }

  public boolean isKing() {
    return king;
  }
}
