package checkers.client.model;

import java.time.Instant;
import java.util.Optional;

/**
 * A question over the board, with keys of its own.
 *
 * @param kind what a yes means
 * @param question the server's number, if the server asks
 * @param deadline when it answers itself with no
 */
public record Dialog(
    Kind kind, String text, Optional<Integer> question, Optional<Instant> deadline) {
  /** Who asks what. */
  public enum Kind {
    /** The server asks; yes and no are its answer. */
    SERVER,
    RESIGN,
    LEAVE_GAME
  }
}
