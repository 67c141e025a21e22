package checkers.core.protocol;

/** What a client comes for. */
public enum Intent {
  /** To play, or to watch if the seats are taken. */
  PLAY(1),
  WATCH(2),
  LIST_TABLES(3);

  private final int id;

  Intent(int id) {
    this.id = id;
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
