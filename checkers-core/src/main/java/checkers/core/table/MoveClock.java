package checkers.core.table;

import checkers.core.table.TimeLimits.Mark;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The clock of the move being thought about.
 *
 * @param limits none at an untimed table
 * @param used what was used up before the clock last started
 * @param running since when it runs; empty while it stands still
 * @param passed how many of the limits' marks have been told
 */
public record MoveClock(
    Optional<TimeLimits> limits, Duration used, Optional<Instant> running, int passed) {
  /** What a clock face shows. */
  public enum Phase {
    UNTIMED,
    MOVE_TIME,
    EXTRA_TIME,
    STOPPED
  }

  static MoveClock started(Optional<TimeLimits> limits, Instant now) {
    return new MoveClock(limits, Duration.ZERO, Optional.of(now), 0);
  }

  MoveClock stopped(Instant now) {
    return new MoveClock(limits, used(now), Optional.empty(), passed);
  }

  MoveClock resumed(Instant now) {
    return new MoveClock(limits, used, Optional.of(now), passed);
  }

  MoveClock pastMark() {
    return new MoveClock(limits, used, running, passed + 1);
  }

  Duration used(Instant now) {
    return running.map(since -> used.plus(Duration.between(since, now))).orElse(used);
  }

  public Phase phase(Instant now) {
    if (limits.isEmpty()) {
      return Phase.UNTIMED;
    }
    if (running.isEmpty()) {
      return Phase.STOPPED;
    }
    return used(now).compareTo(limits.get().move()) < 0 ? Phase.MOVE_TIME : Phase.EXTRA_TIME;
  }

  /** What is left of the phase, of the move time or of the extra time; zero if untimed. */
  public Duration left(Instant now) {
    if (limits.isEmpty()) {
      return Duration.ZERO;
    }
    Duration spent = used(now);
    Duration end =
        spent.compareTo(limits.get().move()) < 0 ? limits.get().move() : limits.get().total();
    Duration left = end.minus(spent);
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** The next mark to be told. */
  Optional<Mark> nextMark() {
    return limits.map(limit -> limit.inOrder().get(passed));
  }

  /** When the next mark is reached; never while the clock stands still. */
  Optional<Instant> nextDeadline() {
    if (limits.isEmpty() || running.isEmpty()) {
      return Optional.empty();
    }
    return nextMark().map(mark -> running.get().plus(mark.at()).minus(used));
  }
}
