package checkers.core.protocol;

import checkers.core.rules.Rule;

/** Why a server refuses a connection or a move; the frame's message says it in words. */
public enum RefusalCode {
  SERVER_FULL(1),
  NOT_READY(2),
  VERSION(3),
  BAD_TOKEN(4),
  NOT_YOUR_TURN(5),
  NO_PIECE_OF_YOURS(6),
  MUST_JUMP(7),
  MUST_GO_ON(8),
  NOT_LEGAL(9),
  STALE_REVISION(10),
  NO_SUCH_TABLE(11),
  NAME(12),
  TOO_MANY(13),
  MALFORMED(14);

  private final int id;

  RefusalCode(int id) {
    this.id = id;
  }

  /** The code under which a move that breaks the rule is refused. */
  public static RefusalCode of(Rule rule) {
    return switch (rule) {
      case NO_PIECE, NOT_YOUR_PIECE -> NO_PIECE_OF_YOURS;
      case MUST_JUMP -> MUST_JUMP;
      case MUST_GO_ON -> MUST_GO_ON;
      case TOO_SHORT,
          OFF_BOARD,
          OCCUPIED,
          NOT_DIAGONAL,
          TOO_FAR,
          MEN_MOVE_FORWARD,
          ONLY_JUMPS_JOIN,
          NOTHING_TO_JUMP,
          OWN_PIECE_JUMPED,
          JUMPED_TWICE,
          CROWNING_ENDS_MOVE ->
          NOT_LEGAL;
    };
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
