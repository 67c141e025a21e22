package checkers.core.table;

import checkers.core.rules.Side;
import java.time.Duration;
import java.util.Optional;

/**
 * What is agreed before anybody sits down.
 *
 * @param time none at an untimed table
 * @param answerTime how long a question waits for its answer; none is a no
 * @param reconnectGrace how long a dropped player may stay away; zero loses at once
 * @param pauseLimit how long a pause may last
 */
public record TableSettings(
    Side firstMove,
    Optional<TimeLimits> time,
    Duration answerTime,
    Duration reconnectGrace,
    Duration pauseLimit) {
  public TableSettings {
    if (answerTime.compareTo(Duration.ZERO) <= 0
        || pauseLimit.compareTo(Duration.ZERO) <= 0
        || reconnectGrace.isNegative()) {
      throw new IllegalArgumentException(
          "questions and pauses last, and nobody is back before he has gone");
    }
  }

  /** How often each player may pause in a game. */
  public static final int PAUSES = 3;

  /** A request that is not acknowledged is repeated after this ... */
  static final Duration FIRST_REPEAT = Duration.ofSeconds(5);

  /** ... and then again and again after this. */
  static final Duration NEXT_REPEAT = Duration.ofSeconds(30);
}
