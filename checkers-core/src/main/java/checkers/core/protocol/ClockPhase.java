package checkers.core.protocol;

/** What the clock of a table is doing. */
public enum ClockPhase {
  UNTIMED(0),
  MOVE_TIME(1),
  EXTRA_TIME(2),
  STOPPED(3);

  private final int id;

  ClockPhase(int id) {
    this.id = id;
  }

  /** Its permanent number on the wire. */
  public int id() {
    return id;
  }
}
