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

  /** A round so late was held up, as by a suspended machine, and so was what others said. */
  static final Duration LATE = Duration.ofSeconds(3);

  private final Loop loop;
  private final InstantSource clock;
  private final Round round;
  private Loop.@Nullable Timer timer;
  private Instant due = Instant.MAX;

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
      schedule(clock.instant());
    }
  }

  void stop() {
    if (timer != null) {
      timer.cancel();
      timer = null;
    }
  }

  private void schedule(Instant now) {
    due = now.plus(EVERY);
    timer = loop.schedule(this::ping, EVERY);
  }

  /** The round may stop it. Nobody is found silent in one that was held up. */
  private void ping() {
    Instant now = clock.instant();
    boolean late = now.isAfter(due.plus(LATE));
    schedule(now);
    round.ask(link -> !late && !link.lastHeard().plus(SILENCE).isAfter(now));
  }
}
