package checkers.client.app;

import java.time.Instant;
import java.time.InstantSource;

/** The time of day when it was made, going on steadily even if the machine's clock is set anew. */
final class SteadyClock implements InstantSource {
  private final Instant start = Instant.now();
  private final long startNanos = System.nanoTime();

  @Override
  public Instant instant() {
    return start.plusNanos(System.nanoTime() - startNanos);
  }
}
