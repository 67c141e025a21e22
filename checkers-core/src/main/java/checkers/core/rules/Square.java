package checkers.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One of the 32 dark squares, numbered as in every book on checkers: 1 to 4 in Red's back row, then
 * row by row to 32. Row 0 is Red's back row and column 0 lies at White's left hand.
 *
 * <p>There is one object for each square, so squares may be compared by {@code ==}.
 */
public final class Square implements Comparable<Square> {
  public static final int COUNT = 32;

  private static final List<Square> ALL =
      IntStream.rangeClosed(1, COUNT).mapToObj(Square::new).toList();

  private final int number;

  private Square(int number) {
    this.number = number;
  }

  /** All squares from 1 to 32. */
  public static List<Square> all() {
    return ALL;
  }

  public static Square of(int number) {
    if (!isOnBoard(number)) {
      throw new IllegalArgumentException("no square " + number);
    }
    return ALL.get(number - 1);
  }

  public static boolean isOnBoard(int number) {
    return 1 <= number && number <= COUNT;
  }

  /** The dark square there; light squares and places off the board have none. */
  public static Optional<Square> at(int row, int column) {
    boolean onBoard = 0 <= row && row < 8 && 0 <= column && column < 8;
    boolean dark = (row + column) % 2 != 0;
    return onBoard && dark ? Optional.of(of(row * 4 + column / 2 + 1)) : Optional.empty();
  }

  public int number() {
    return number;
  }

  public int row() {
    return (number - 1) / 4;
  }

  public int column() {
    int inRow = (number - 1) % 4;
    return row() % 2 == 0 ? 2 * inRow + 1 : 2 * inRow;
  }

  /** This square alone as a bit set: bit n-1 stands for square n. */
  public int bit() {
    return 1 << (number - 1);
  }

  /** The square halfway to another one that lies two diagonal steps away. */
  Square between(Square other) {
    return at((row() + other.row()) / 2, (column() + other.column()) / 2).orElseThrow();
  }

  @Override
  public int compareTo(Square other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return Integer.toString(number);
  }
}
