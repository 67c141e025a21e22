package checkers.core.protocol;

/** What a client says. */
public enum ClientFrameType {
  HELLO(1),
  READY(2),
  ACK(3),
  MOVE(4),
  RESIGN(5),
  OFFER_DRAW(6),
  ANSWER(7),
  PAUSE(8),
  CONTINUE(9),
  PONG(10),
  LEAVE(11);

  private final int id;

  ClientFrameType(int id) {
    this.id = id;
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
