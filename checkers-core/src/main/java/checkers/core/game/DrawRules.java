package checkers.core.game;

import java.util.Optional;

/** When a game is drawn by itself. */
public final class DrawRules {
  /** A position that occurs for this many times, with the same side to move, ends the game. */
  public static final int OCCURRENCES = 3;

  /** Forty moves by each side without progress, a capture or a man's advance, end the game. */
  public static final int QUIET_PLIES = 80;

  private DrawRules() {}

  static Optional<Outcome> outcome(int occurrences, int quietPlies) {
    if (occurrences >= OCCURRENCES) {
      return Optional.of(Outcome.draw(Reason.REPETITION));
    }
    return quietPlies >= QUIET_PLIES
        ? Optional.of(Outcome.draw(Reason.FORTY_MOVES))
        : Optional.empty();
  }
}
