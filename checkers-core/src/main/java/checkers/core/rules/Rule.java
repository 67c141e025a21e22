package checkers.core.rules;

/** The rules that a proposed path can break, in the order in which the referee looks at them. */
public enum Rule {
  /** A path has a start and at least one landing. */
  TOO_SHORT,
  /** Squares are numbered 1 to 32. */
  OFF_BOARD,
  /** The start holds a piece ... */
  NO_PIECE,
  /** ... of the player to move. */
  NOT_YOUR_PIECE,
  /** Each landing is empty; the start counts as empty once the piece has left it. */
  OCCUPIED,
  /** Each leg runs along a diagonal ... */
  NOT_DIAGONAL,
  /** ... for one square, or two in a jump ... */
  TOO_FAR,
  /** ... and forward, if the piece is a man. */
  MEN_MOVE_FORWARD,
  /** A step is a whole move: nothing comes before or after it. */
  ONLY_JUMPS_JOIN,
  /** A jump goes over a piece ... */
  NOTHING_TO_JUMP,
  /** ... of the other side ... */
  OWN_PIECE_JUMPED,
  /** ... that has not been jumped in the same move. */
  JUMPED_TWICE,
  /** A man that reaches the king row is crowned and the move ends there. */
  CROWNING_ENDS_MOVE,
  /** Who can jump must jump. */
  MUST_JUMP,
  /** A started jump goes on for as long as it can. */
  MUST_GO_ON
}
