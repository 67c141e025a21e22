package checkers.core.table;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Side;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides what comes after a game: who goes, who is asked to play on, who sits down next. */
final class Ending {
  private Ending() {}

  /** The game is over; those who still have their seats are asked whether they play on. */
  static Ruling end(Table table, Outcome outcome, Instant now, Chance chance) {
    Table over = table.withMatch(match -> match.ended(outcome, now)).withQuestion(Optional.empty());
    return Ruling.of(over, new TableEvent.GameEnded(outcome))
        .then(
            ended ->
                outcome.reason() == Reason.TIME ? expelLoser(ended, outcome) : Ruling.of(ended))
        .then(left -> askToPlayOn(left, now, chance));
  }

  private static Ruling expelLoser(Table table, Outcome outcome) {
    Side loser = outcome.winner().orElseThrow().opponent();
    Member member = table.match().orElseThrow().player(loser).member();
    return Ruling.of(
        table.with(table.company().without(member.id())),
        new TableEvent.MemberExpelled(member, "You ran out of time and lost the game."));
  }

  private static Ruling askToPlayOn(Table table, Instant now, Chance chance) {
    List<Integer> players = table.company().players().stream().map(Member::id).toList();
    return players.isEmpty()
        ? Seating.fill(table, now, chance)
        : table.ask(Question.Kind.REMATCH, players, now);
  }

  /**
   * All have answered, or their time is over. Two who agree play again with colours swapped. Who
   * does not agree leaves his seat and watches. A winner whose opponent has gone and who is there
   * but does not want to play on ends the party for everybody.
   */
  static Ruling playersAnswered(Table table, Instant now, Chance chance) {
    Match match = table.match().orElseThrow();
    Company company = table.company();
    List<Integer> agreed =
        table.question().orElseThrow().agreed().stream().filter(company::isPlayer).toList();
    if (agreed.size() == 2) {
      return Seating.start(table, match.white().member(), match.red().member(), now);
    }
    Optional<Member> unwilling =
        company.players().stream()
            .filter(player -> !agreed.contains(player.id()) && !company.isAway(player.id()))
            .findFirst();
    if (loserHasGone(match) && unwilling.isPresent()) {
      String who = unwilling.get().name();
      return Ruling.of(
          table.cleared(),
          new TableEvent.TableDismissed(
              company.everybody(), "The game is over and " + who + " does not play on."));
    }
    Company staying = company.forgetDeclined();
    List<TableEvent> events = new ArrayList<>();
    for (Member player : company.players()) {
      if (!agreed.contains(player.id())) {
        events.add(new TableEvent.SeatLeft(player));
        staying = leaveSeat(staying, player, events);
      }
    }
    Table asked = table.with(staying).withQuestion(Optional.empty());
    return new Ruling(asked, events, Optional.empty())
        .then(free -> Seating.fill(free, now, chance));
  }

  private static Company leaveSeat(Company company, Member player, List<TableEvent> events) {
    if (company.isAway(player.id())) {
      events.add(new TableEvent.MemberLeft(player));
      return company.without(player.id());
    }
    return company.watch(player).decline(player.id());
  }

  private static boolean loserHasGone(Match match) {
    return switch (match.game().outcome().orElseThrow().reason()) {
      case TIME, DISCONNECTED -> true;
      case NO_PIECES, NO_MOVES, RESIGNED, AGREEMENT, REPETITION, FORTY_MOVES, NEITHER_CAN_WIN ->
          false;
    };
  }
}
