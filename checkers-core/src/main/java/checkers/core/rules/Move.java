package checkers.core.rules;

import java.util.List;

/**
 * A whole turn: the start, every landing, and what is taken on the way. Two ways that lead to the
 * same board are two moves.
 *
 * @param path the start and every landing, at least two squares
 * @param captured the pieces jumped, bit n-1 for square n; none in a plain step
 */
public record Move(List<Square> path, int captured) implements Verdict, Comparable<Move> {
  public Move {
    path = List.copyOf(path);
    if (path.size() < 2) {
      throw new IllegalArgumentException("a move has a start and a landing: " + path);
    }
  }

  public Square from() {
    return path.get(0);
  }

  public Square to() {
    return path.get(path.size() - 1);
  }

  public boolean isJump() {
    return captured != 0;
  }

  /** How many pieces it takes. */
  public int captures() {
    return Integer.bitCount(captured);
  }

  /** Whether a player who went along these squares could still complete this move. */
  public boolean startsWith(List<Square> squares) {
    return squares.size() <= path.size() && path.subList(0, squares.size()).equals(squares);
  }

  /** By start, then landing by landing. */
  @Override
  public int compareTo(Move other) {
    int shared = Math.min(path.size(), other.path.size());
    for (int i = 0; i < shared; i++) {
      int order = path.get(i).compareTo(other.path.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(path.size(), other.path.size());
  }

  /** The move with its full path in standard notation: {@code 11-15}, {@code 15x22x29}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Square square : path) {
      text.append(text.isEmpty() ? "" : isJump() ? "x" : "-").append(square.number());
    }
    return text.toString();
  }
}
