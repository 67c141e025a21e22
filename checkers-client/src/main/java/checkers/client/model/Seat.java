package checkers.client.model;

import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.Token;
import checkers.core.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What the server has said about a table: its newest frame, and what only the first one told.
 *
 * @param frame the newest frame that shows the table
 * @param at when it came, by the client's own clock
 * @param limits how long a move may take, from the first frame
 * @param resume by what the seat can be taken again
 */
public record Seat(
    ServerFrame frame, Instant at, Optional<Field.Limits> limits, Optional<Token> resume) {
  public Role role() {
    return frame.role().orElse(Role.SPECTATOR);
  }

  /** The colour that this client plays. */
  public Optional<Side> side() {
    return switch (role()) {
      case RED -> Optional.of(Side.RED);
      case WHITE -> Optional.of(Side.WHITE);
      case SPECTATOR, PLAYER -> Optional.empty();
    };
  }

  /** Whether a game is going on. */
  public boolean isPlaying() {
    return frame.turn().isPresent();
  }

  /** Whether this client is to move, and may. */
  public boolean isMyTurn() {
    return isPlaying() && frame.turn().equals(side()) && frame.pause().isEmpty();
  }

  /** Whether this client can end the pause, which only the one who asked for it can. */
  public boolean mayContinue() {
    return frame.pause().filter(pause -> side().equals(Optional.of(pause.by()))).isPresent();
  }

  public String name(Side side) {
    return frame
        .names()
        .map(names -> side == Side.RED ? names.red() : names.white())
        .filter(name -> !name.isEmpty())
        .orElse(side.toString());
  }

  /** What is left of a time that the frame told, counted on since then. */
  public Duration left(long millis, Instant now) {
    Duration left = Duration.ofMillis(millis).minus(Duration.between(at, now));
    return left.isNegative() ? Duration.ZERO : left;
  }
}
