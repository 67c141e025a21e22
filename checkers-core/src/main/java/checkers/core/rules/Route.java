package checkers.core.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The way of a jump in one int: a leading 1, six bits for the start's place in the grid, then two
 * bits for the direction of each leg. Twelve legs fit, one for each piece there is to capture.
 */
final class Route {
  private static final int[] SHIFTS = {4, 5, -4, -5};
  private static final int START_BITS = 6;

  private Route() {}

  static int from(long bit) {
    return (1 << START_BITS) | Long.numberOfTrailingZeros(bit);
  }

  /** The route with one more leg; its direction's bits are the shift's index in SHIFTS. */
  static int leg(int route, int shift) {
    return (route << 2) | (shift >>> 30 & 2) | (shift & 1);
  }

  static List<Square> path(int route) {
    int legBits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(route) - START_BITS;
    int at = (route >>> legBits) & ((1 << START_BITS) - 1);
    List<Square> path = new ArrayList<>(1 + legBits / 2);
    path.add(Grid.squareAt(at));
    for (int shift = legBits - 2; shift >= 0; shift -= 2) {
      at += 2 * SHIFTS[(route >>> shift) & 3];
      path.add(Grid.squareAt(at));
    }
    return path;
  }
}
