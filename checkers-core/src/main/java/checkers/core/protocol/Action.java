package checkers.core.protocol;

/** What a server frame wants of the client. */
public enum Action {
  /** Your id, the port to go to, a one-time token: connect there and send READY. */
  ASSIGN(1),
  /** The message says why; the server closes. */
  REFUSE(2),
  /** Nothing to do now. */
  WAIT(3),
  /** Your turn: acknowledge, then move. */
  MOVE(4),
  /** Your move was refused, the board is as it was: acknowledge, then move again. */
  RETRY(5),
  /** The table changed. */
  SHOW(6),
  /** An action message, above the board until the next one. */
  NOTICE(7),
  /** A game status message, over the board until Enter. */
  STATUS(8),
  /** A yes/no question: answer it. */
  ASK(9),
  /** The game ended. */
  OVER(10),
  /** The public tables. */
  TABLES(11),
  /** Are you there? Answer with PONG. */
  PING(12),
  /** The server closes; the message says why. */
  GOODBYE(13);

  private final int id;

  Action(int id) {
    this.id = id;
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
