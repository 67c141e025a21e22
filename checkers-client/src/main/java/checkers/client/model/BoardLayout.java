package checkers.client.model;

import checkers.core.rules.Square;
import java.util.Optional;

/**
 * Where the board lies on the screen. A square is two cells wide for each cell of height, and one
 * more, so that it looks square and has a middle.
 *
 * @param left the column of its first square
 * @param top the row of its first square
 * @param turned whether Red's back row lies at the bottom
 */
public record BoardLayout(int left, int top, int squareWidth, int squareHeight, boolean turned) {
  public static final int SQUARES = 8;

  public int width() {
    return SQUARES * squareWidth;
  }

  public int height() {
    return SQUARES * squareHeight;
  }

  /** The first column of the board's column, both as the board counts them, from White's left. */
  public int column(int boardColumn) {
    return left + (turned ? SQUARES - 1 - boardColumn : boardColumn) * squareWidth;
  }

  /** The first row of the board's row. */
  public int row(int boardRow) {
    return top + (turned ? SQUARES - 1 - boardRow : boardRow) * squareHeight;
  }

  public boolean contains(int column, int row) {
    return left <= column && column < left + width() && top <= row && row < top + height();
  }

  /** The dark square under a cell; none on light squares and beside the board. */
  public Optional<Square> squareAt(int column, int row) {
    if (!contains(column, row)) {
      return Optional.empty();
    }
    int across = (column - left) / squareWidth;
    int down = (row - top) / squareHeight;
    return turned ? Square.at(SQUARES - 1 - down, SQUARES - 1 - across) : Square.at(down, across);
  }
}
