package checkers.core.protocol;

import checkers.core.rules.Side;

/** Who a client is at its table. */
public enum Role {
  SPECTATOR(0),
  RED(1),
  WHITE(2),
  /** A player before the colours are drawn. */
  PLAYER(3);

  private final int id;

  Role(int id) {
    this.id = id;
  }

  public static Role of(Side side) {
    return side == Side.RED ? RED : WHITE;
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
