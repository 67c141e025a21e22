package checkers.client.model;

/** A part of the screen in cells. */
public record Rect(int left, int top, int width, int height) {
  public boolean contains(int column, int row) {
    return left <= column && column < left + width && top <= row && row < top + height;
  }

  /** A rectangle of that size in the middle of this one. */
  public Rect centred(int innerWidth, int innerHeight) {
    int fittingWidth = Math.min(innerWidth, width);
    int fittingHeight = Math.min(innerHeight, height);
    return new Rect(
        left + (width - fittingWidth) / 2,
        top + (height - fittingHeight) / 2,
        fittingWidth,
        fittingHeight);
  }
}
