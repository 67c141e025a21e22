package checkers.core.game;

/** Why a game ended. The codes are those of the wire protocol and never change. */
public enum Reason {
  NO_PIECES(1),
  NO_MOVES(2),
  RESIGNED(3),
  TIME(4),
  DISCONNECTED(5),
  AGREEMENT(6),
  REPETITION(7),
  FORTY_MOVES(8),
  NEITHER_CAN_WIN(9);

  private final int code;

  Reason(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }

  /** Whether a game that ended for this reason is a draw. */
  public boolean isDraw() {
    return switch (this) {
      case NO_PIECES, NO_MOVES, RESIGNED, TIME, DISCONNECTED -> false;
      case AGREEMENT, REPETITION, FORTY_MOVES, NEITHER_CAN_WIN -> true;
    };
  }
}
