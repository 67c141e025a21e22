package checkers.core.table;

import checkers.core.game.Game;
import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Move;
import checkers.core.rules.Refusal;
import checkers.core.rules.Side;
import checkers.core.rules.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Decides about moves and what belongs to them: acknowledging the request, giving up. */
final class Moving {
  private Moving() {}

  /** A refused move changes nothing; above all, the clock goes on as it was. */
  static Ruling play(
      Table table, int member, int revision, List<Integer> path, Instant now, Chance chance) {
    Optional<Match> running = table.running();
    if (running.isEmpty()) {
      return Ruling.refuse(table, TableRefusal.notYourTurn("There is no game going on."));
    }
    Optional<Side> side = table.sideOf(member);
    if (side.isEmpty()) {
      return Ruling.refuse(table, TableRefusal.notYourTurn("You are watching: only players move."));
    }
    Game game = running.get().game();
    if (running.get().pause().isPresent()) {
      return Ruling.refuse(table, TableRefusal.notYourTurn("The game is paused."));
    }
    if (game.turn() != side.get()) {
      return Ruling.refuse(
          table, TableRefusal.notYourTurn("It is not your turn: " + game.turn() + " moves."));
    }
    if (!showsThisBoard(table, revision)) {
      return refuseAndAskAgain(table, TableRefusal.stale(), now);
    }
    Verdict verdict = game.position().judge(path);
    return verdict instanceof Refusal refusal
        ? refuseAndAskAgain(table, TableRefusal.illegal(refusal), now)
        : Drawing.declineByMoving(table, side.get())
            .then(asked -> made(asked, (Move) verdict, now, chance));
  }

  private static Ruling refuseAndAskAgain(Table table, TableRefusal refusal, Instant now) {
    return Ruling.refuse(table.withMatch(match -> match.requested(now)), refusal);
  }

  private static Ruling made(Table table, Move move, Instant now, Chance chance) {
    Match match = table.running().orElseThrow();
    Game next = match.game().play(move);
    Table moved = table.with(match.moved(next, table.settings(), now));
    Ruling made = Ruling.of(moved, new TableEvent.MoveMade(match.game().turn(), move));
    return next.outcome()
        .map(outcome -> made.then(over -> Ending.end(over, outcome, now, chance)))
        .orElse(made);
  }

  static Ruling acknowledge(Table table, int member, int revision) {
    boolean asked =
        table
            .running()
            .filter(match -> table.sideOf(member).equals(Optional.of(match.game().turn())))
            .isPresent();
    return Ruling.of(
        asked && showsThisBoard(table, revision) ? table.withMatch(Match::acknowledged) : table);
  }

  static Ruling resign(Table table, int member, Instant now, Chance chance) {
    Optional<Side> side = table.sideOf(member);
    if (table.running().isEmpty() || side.isEmpty()) {
      return Ruling.refuse(table, TableRefusal.notNow("Only a player in a game can resign."));
    }
    Outcome lost = Outcome.win(side.get().opponent(), Reason.RESIGNED);
    return Ending.end(table, lost, now, chance);
  }

  /** Whether the board on the table is still the one that was seen with that revision. */
  private static boolean showsThisBoard(Table table, int revision) {
    return Integer.compareUnsigned(table.boardRevision(), revision) <= 0
        && Integer.compareUnsigned(revision, table.revision()) <= 0;
  }
}
