package checkers.client.model;

/** The size of the terminal in cells. */
public record Size(int columns, int rows) {
  /** The smallest terminal in which there is room for everything. */
  public static final Size SMALLEST = new Size(80, 24);

  public boolean isTooSmall() {
    return columns < SMALLEST.columns || rows < SMALLEST.rows;
  }
}
