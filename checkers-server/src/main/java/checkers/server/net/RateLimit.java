package checkers.server.net;

import java.time.Duration;
import java.time.Instant;

/** Lets so many frames a second pass, and twice as many at once. */
final class RateLimit {
  private final int perSecond;
  private final double burst;
  private double allowed;
  private Instant last;

  /**
   * @param perSecond 0 for no limit
   */
  RateLimit(int perSecond, Instant now) {
    this.perSecond = perSecond;
    burst = 2.0 * perSecond;
    allowed = burst;
    last = now;
  }

  boolean allows(Instant now) {
    if (perSecond == 0) {
      return true;
    }
    double elapsed = Duration.between(last, now).toNanos() / 1e9;
    allowed = Math.min(burst, allowed + elapsed * perSecond);
    last = now;
    if (allowed < 1) {
      return false;
    }
    allowed--;
    return true;
  }
}
