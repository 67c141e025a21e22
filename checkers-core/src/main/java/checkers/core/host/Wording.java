package checkers.core.host;

import checkers.core.game.Outcome;
import checkers.core.rules.Side;
import checkers.core.table.Question;
import checkers.core.table.Table;
import checkers.core.table.TimeLimits;
import java.time.Duration;

/** The sentences that people at a table read. */
final class Wording {
  static final String WAITING = "Waiting for another player.";
  static final String WATCHING = "You are watching.";
  static final String GOES_ON = "The game goes on.";

  private Wording() {}

  static String limits(Table table) {
    return table.settings().time().map(Wording::limits).orElse("There is no time limit.");
  }

  private static String limits(TimeLimits time) {
    return "A move may take "
        + duration(time.move())
        + ", and then "
        + duration(time.extra())
        + " of extra time.";
  }

  static String yourTurn(Table table) {
    boolean jump = table.running().filter(match -> match.game().position().mustJump()).isPresent();
    return jump ? "Your turn. You must perform a jump." : "Your turn.";
  }

  static String over(Outcome outcome) {
    return switch (outcome.reason()) {
      case DISCONNECTED -> {
        Side winner = outcome.winner().orElseThrow();
        yield "Player " + winner.opponent() + " has disconnected. " + winner(winner);
      }
      case NO_PIECES, NO_MOVES, RESIGNED, TIME ->
          winner(outcome.winner().orElseThrow()) + " " + outcome.why() + ".";
      case AGREEMENT, REPETITION, FORTY_MOVES, NEITHER_CAN_WIN ->
          "A Draw has been reached " + outcome.why() + ".";
    };
  }

  private static String winner(Side side) {
    return "Player " + side + " is the winner!";
  }

  static String question(Question.Kind kind, Table table) {
    return switch (kind) {
      case REMATCH ->
          table.company().hasFreeSeat()
              ? "Your opponent has gone. Do you want to play on?"
              : "Do you want to play again?";
      case TAKE_SEAT -> "A seat is free. Do you want to play?";
      case DRAW -> "Your opponent offers a draw. Do you accept?";
    };
  }

  /** «5 minutes», «1 minute», «1 minute 30 seconds», «20 seconds». */
  static String duration(Duration duration) {
    long minutes = duration.toMinutes();
    int seconds = duration.toSecondsPart();
    if (minutes == 0) {
      return count(seconds, "second");
    }
    return seconds == 0
        ? count(minutes, "minute")
        : count(minutes, "minute") + " " + count(seconds, "second");
  }

  private static String count(long number, String unit) {
    return number + " " + unit + (number == 1 ? "" : "s");
  }
}
