package checkers.core.notation;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Side;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** How PDN says who won, White's score first, and why. */
final class PdnResult {
  static final String UNFINISHED = "*";

  private static final Set<String> WHITE_WINS = Set.of("1-0", "2-0");
  private static final Set<String> RED_WINS = Set.of("0-1", "0-2");
  private static final Set<String> DRAWS = Set.of("1/2-1/2", "1-1");
  private static final String BOTH_LOSE = "0-0";

  private PdnResult() {}

  /** Whether this, among moves, ends the game. None of them can be a move. */
  static boolean isResult(String text) {
    return isDecided(text) || text.equals(BOTH_LOSE) || text.equals(UNFINISHED);
  }

  static boolean isDecided(String text) {
    return WHITE_WINS.contains(text) || RED_WINS.contains(text) || DRAWS.contains(text);
  }

  static String of(Optional<Outcome> outcome) {
    return outcome
        .map(end -> end.winner().map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse("1/2-1/2"))
        .orElse(UNFINISHED);
  }

  /**
   * The outcome that a result stands for. Without a reason that fits, who lost has resigned and who
   * drew has agreed. A game that both lost has no outcome of ours and counts as unfinished.
   */
  static Optional<Outcome> outcome(String result, String termination) {
    if (!isDecided(result)) {
      return Optional.empty();
    }
    boolean draw = DRAWS.contains(result);
    Reason reason =
        Arrays.stream(Reason.values())
            .filter(each -> each.isDraw() == draw && termination(each).equals(termination))
            .findFirst()
            .orElse(draw ? Reason.AGREEMENT : Reason.RESIGNED);
    if (draw) {
      return Optional.of(Outcome.draw(reason));
    }
    return Optional.of(Outcome.win(WHITE_WINS.contains(result) ? Side.WHITE : Side.RED, reason));
  }

  /** PGN's word for the Termination tag where it has one. */
  static String termination(Reason reason) {
    return switch (reason) {
      case NO_PIECES -> "no pieces";
      case NO_MOVES -> "no moves";
      case RESIGNED -> "resignation";
      case TIME -> "time forfeit";
      case DISCONNECTED -> "abandoned";
      case AGREEMENT -> "agreement";
      case REPETITION -> "repetition";
      case FORTY_MOVES -> "forty moves";
      case NEITHER_CAN_WIN -> "adjudication";
    };
  }
}
