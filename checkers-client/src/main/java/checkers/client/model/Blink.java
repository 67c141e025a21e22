package checkers.client.model;

import java.time.Duration;
import java.time.Instant;

/**
 * Something that is lit and dark by turns.
 *
 * @param since when it was lit first: what somebody has just chosen is seen at once
 */
public record Blink(Instant since) {
  public static final Blink SINCE_EVER = new Blink(Instant.EPOCH);

  private static final long MILLIS = 400;

  public boolean isLit(Instant now) {
    return Math.floorDiv(passed(now), MILLIS) % 2 == 0;
  }

  public Duration untilChange(Instant now) {
    return Duration.ofMillis(MILLIS - Math.floorMod(passed(now), MILLIS));
  }

  private long passed(Instant now) {
    return Duration.between(since, now).toMillis();
  }
}
