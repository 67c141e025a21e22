package checkers.core.protocol;

/** What an ASK wants to know. */
public enum QuestionKind {
  REMATCH(1),
  TAKE_SEAT(2),
  DRAW(3),
  PLAY_COMPUTER(4);

  private final int id;

  QuestionKind(int id) {
    this.id = id;
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
