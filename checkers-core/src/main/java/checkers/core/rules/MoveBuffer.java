package checkers.core.rules;

import java.util.Arrays;

/**
 * Room for the moves of one position, filled by {@link MoveGenerator} and used again for the next.
 *
 * <p>A move is kept as what it changes. {@code moved} has two bits, start and landing (none if a
 * king ends where it started); {@code taken} the captured pieces. With these, and {@link
 * #kingsAfter}, the next position is {@code (other ^ taken, own ^ moved, kingsAfter)}. The way a
 * jump took is needed only to show it to people and is kept in {@code route}.
 */
public final class MoveBuffer {
  private static final int USUAL = 16;

  private long[] moved = new long[USUAL];
  private long[] taken = new long[USUAL];
  private int[] route = new int[USUAL];
  private int size;

  public int size() {
    return size;
  }

  public long moved(int index) {
    return moved[index];
  }

  public long taken(int index) {
    return taken[index];
  }

  /** The kings of both sides after a move by the side that has {@code own}. */
  public long kingsAfter(int index, long own, long kings) {
    long change = moved[index];
    long left = kings & ~taken[index];
    return (change & kings) != 0 ? left ^ change : left | (change & ~own & Grid.KING_ROWS);
  }

  int route(int index) {
    return route[index];
  }

  void clear() {
    size = 0;
  }

  void add(long moved, long taken, int route) {
    int index = size++;
    if (index == this.moved.length) {
      grow();
    }
    this.moved[index] = moved;
    this.taken[index] = taken;
    this.route[index] = route;
  }

  private void grow() {
    moved = Arrays.copyOf(moved, 2 * moved.length);
    taken = Arrays.copyOf(taken, 2 * taken.length);
    route = Arrays.copyOf(route, 2 * route.length);
  }
}
