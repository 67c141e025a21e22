package checkers.core.game;

import checkers.core.rules.Side;
import java.util.Optional;

/**
 * How a game ended: who won, or nobody, and why.
 *
 * @param winner empty for a draw
 */
public record Outcome(Optional<Side> winner, Reason reason) {
  public Outcome {
    if (winner.isEmpty() != reason.isDraw()) {
      throw new IllegalArgumentException(reason + " with winner " + winner);
    }
  }

  public static Outcome win(Side winner, Reason reason) {
    return new Outcome(Optional.of(winner), reason);
  }

  public static Outcome draw(Reason reason) {
    return new Outcome(Optional.empty(), reason);
  }

  /** A sentence for people: «White wins: Red has no pieces left.» */
  public String text() {
    return winner
        .map(side -> side + " wins: " + why() + ".")
        .orElseGet(() -> "A draw " + why() + ".");
  }

  /** The reason in words: «Red has no pieces left», «by agreement». */
  public String why() {
    String loser = winner.map(side -> side.opponent().toString()).orElse("");
    return switch (reason) {
      case NO_PIECES -> loser + " has no pieces left";
      case NO_MOVES -> loser + " cannot move";
      case RESIGNED -> loser + " resigned";
      case TIME -> loser + " ran out of time";
      case DISCONNECTED -> loser + " has disconnected";
      case AGREEMENT -> "by agreement";
      case REPETITION -> "by the third occurrence of a position";
      case FORTY_MOVES -> "by forty moves each without a capture or a man's advance";
      case NEITHER_CAN_WIN -> "because neither side can force a win";
    };
  }
}
