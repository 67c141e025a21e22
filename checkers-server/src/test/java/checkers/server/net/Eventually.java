package checkers.server.net;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Tries until something has come true, for things that nobody tells a client of. */
final class Eventually {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private Eventually() {}

  /** Something that a socket may fail at. */
  interface Check {
    boolean holds() throws IOException;
  }

  static boolean holds(Check check) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      if (check.holds()) {
        return true;
      }
      LockSupport.parkNanos(1_000_000);
    }
    return false;
  }
}
