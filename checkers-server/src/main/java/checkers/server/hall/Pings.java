package checkers.server.hall;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** When the members of a table are asked for a sign of life, and who has given none for long. */
final class Pings {
  /** How often everybody is asked ... */
  static final Duration EVERY = Duration.ofSeconds(15);

  /** ... and how long one may be silent; so a dead link is found within 45 seconds. */
  static final Duration SILENCE = Duration.ofSeconds(30);

  private final Loop loop;
  private final InstantSource clock;
  private final Round round;
  private Loop.@Nullable Timer timer;

  /** Asks everybody; those that are silent may be dropped before. */
  interface Round {
    void ask(Predicate<Link> silent);
  }

  Pings(Loop loop, InstantSource clock, Round round) {
    this.loop = loop;
    this.clock = clock;
    this.round = round;
  }

  /** Goes on until it is stopped. */
  void start() {
    if (timer == null) {
      timer = loop.schedule(this::ping, EVERY);
    }
  }

  void stop() {
    if (timer != null) {
      timer.cancel();
      timer = null;
    }
  }

  /** The round may stop it. */
  private void ping() {
    timer = loop.schedule(this::ping, EVERY);
    Instant now = clock.instant();
    round.ask(link -> !link.lastHeard().plus(SILENCE).isAfter(now));
  }
}
