package checkers.core.host;

import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Settings of the tables in tests. */
final class Settings {
  private static final TimeLimits FIVE_AND_ONE =
      new TimeLimits(
          Duration.ofMinutes(5),
          Duration.ofMinutes(1),
          List.of(Duration.ofMinutes(5), Duration.ofMinutes(1), Duration.ofSeconds(30)));

  /** The server's defaults. */
  static final TableSettings USUAL = settings(Optional.of(FIVE_AND_ONE), Duration.ofSeconds(20));

  static final TableSettings UNTIMED = settings(Optional.empty(), Duration.ofSeconds(20));

  static final TableSettings NO_GRACE = settings(Optional.of(FIVE_AND_ONE), Duration.ZERO);

  private Settings() {}

  /** Moves in ten and twenty seconds, so that somebody may be away longer than a move takes. */
  static TableSettings hasty(Duration grace) {
    return settings(
        Optional.of(
            new TimeLimits(
                Duration.ofSeconds(10),
                Duration.ofSeconds(20),
                List.of(Duration.ofSeconds(25), Duration.ofSeconds(5)))),
        grace);
  }

  private static TableSettings settings(Optional<TimeLimits> time, Duration grace) {
    return new TableSettings(
        Side.WHITE, time, Duration.ofSeconds(30), grace, Duration.ofMinutes(5));
  }
}
