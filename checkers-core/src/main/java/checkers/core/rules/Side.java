package checkers.core.rules;

/** One of the two players. Red starts on squares 1-12 and moves toward 32, White the other way. */
public enum Side {
  RED("Red", 1),
  WHITE("White", -1);

  private final String title;
  private final int ahead;

  Side(String title, int ahead) {
    this.title = title;
    this.ahead = ahead;
  }

  public Side opponent() {
    return this == RED ? WHITE : RED;
  }

  /** +1 if this side's men move toward higher rows and squares, else -1. */
  public int ahead() {
    return ahead;
  }

  /** The row on which this side's men are crowned. */
  public int kingRow() {
    return this == RED ? 7 : 0;
  }

  /** The name as people read it: «Red», «White». */
  @Override
  public String toString() {
    return title;
  }
}
