package checkers.core.protocol;

/** The fields that may follow a server frame's message; see {@link Field}. */
public enum Tag {
  CLIENT_ID(1),
  PORT(2),
  TOKEN(3),
  ROLE(4),
  NAMES(5),
  CLOCK(6),
  LIMITS(7),
  LAST_MOVE(8),
  RESULT(9),
  QUESTION(10),
  SPECTATORS(11),
  PROGRESS(12),
  REFUSAL(13),
  TABLE(14),
  TABLE_LIST(15),
  AWAY(16),
  PAUSE(17);

  private final int id;

  Tag(int id) {
    this.id = id;
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
