package checkers.client.model;

import checkers.core.rules.Board;
import checkers.core.rules.Move;
import java.time.Duration;
import java.time.Instant;

/**
 * A move on its way over the board.
 *
 * @param before the board on which it began
 */
public record Animation(Board before, Move move, Instant start) {
  /** How long the piece takes from one square of its path to the next. */
  public static final Duration PER_LEG = Duration.ofMillis(120);

  private int legs() {
    return move.path().size() - 1;
  }

  /**
   * How long until the next frame; the landing of each leg is one. The more legs, the fewer frames
   * for each, so that no move has much more to be written than others.
   */
  public Duration untilFrame(Instant now) {
    int framesOfLeg = legs() == 1 ? 4 : legs() == 2 ? 3 : 2;
    long frame = PER_LEG.toMillis() / framesOfLeg;
    return Duration.ofMillis(frame - Math.floorMod(Duration.between(start, now).toMillis(), frame));
  }

  public Instant end() {
    return start.plus(PER_LEG.multipliedBy(legs()));
  }

  /** How many legs are behind it: 0 at the start, 1.5 half-way through the second. */
  public double progress(Instant now) {
    return (double) Duration.between(start, now).toMillis() / PER_LEG.toMillis();
  }
}
