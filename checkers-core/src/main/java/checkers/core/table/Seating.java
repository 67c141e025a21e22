package checkers.core.table;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Decides who sits, who watches, and what it means when somebody goes. */
final class Seating {
  private Seating() {}

  /** A free seat goes to whoever comes, unless somebody is just being asked to take it. */
  static Ruling join(Table table, Member member, Instant now, Chance chance) {
    Company company = table.company().arrive(member);
    TableEvent joined = new TableEvent.MemberJoined(member);
    boolean seat = member.mayPlay() && company.hasFreeSeat() && table.question().isEmpty();
    if (!seat) {
      return Ruling.of(table.with(company.watch(member)), joined);
    }
    // With a newcomer at the table, those who did not want to play before are asked once more.
    return Ruling.of(table.with(company.forgetDeclined()), joined)
        .then(open -> sit(open, member, now, chance));
  }

  /** Takes a seat; when both are taken, the game begins. */
  static Ruling sit(Table table, Member member, Instant now, Chance chance) {
    Table seated = table.with(table.company().seat(member)).withQuestion(Optional.empty());
    return Ruling.of(seated, new TableEvent.SeatTaken(member))
        .then(next -> fill(next, now, chance));
  }

  /** Starts a game if both seats are taken, else asks the next spectator, else waits. */
  static Ruling fill(Table table, Instant now, Chance chance) {
    List<Member> players = table.company().players();
    if (!table.company().hasFreeSeat()) {
      boolean inOrder = chance.heads();
      return start(table, players.get(inOrder ? 0 : 1), players.get(inOrder ? 1 : 0), now);
    }
    return table
        .company()
        .nextToAsk()
        .map(next -> table.ask(Question.Kind.TAKE_SEAT, List.of(next.id()), now))
        .orElseGet(
            () -> Ruling.of(table.withQuestion(Optional.empty()), new TableEvent.WaitingBegan()));
  }

  static Ruling start(Table table, Member red, Member white, Instant now) {
    Table started =
        table
            .with(table.company().forgetDeclined())
            .with(Match.started(red, white, table.settings(), now))
            .withQuestion(Optional.empty());
    return Ruling.of(started, new TableEvent.GameStarted(red, white));
  }

  static Ruling leave(Table table, int id, Instant now, Chance chance) {
    Optional<Member> leaving = table.company().member(id);
    if (leaving.isEmpty()) {
      return Ruling.of(table);
    }
    Optional<Side> side = table.running().flatMap(match -> table.sideOf(id));
    boolean wasPlayer = table.company().isPlayer(id);
    Table left = table.with(table.company().without(id));
    Ruling gone = Ruling.of(left, new TableEvent.MemberLeft(leaving.get()));
    if (side.isPresent()) {
      Outcome lost = Outcome.win(side.get().opponent(), Reason.DISCONNECTED);
      return gone.then(played -> Ending.end(played, lost, now, chance));
    }
    if (wasPlayer) {
      gone = gone.then(seat -> Ruling.of(seat, new TableEvent.SeatLeft(leaving.get())));
    }
    if (table.question().filter(open -> open.awaits(id)).isPresent()) {
      return gone.then(asked -> Answering.answered(asked, id, false, now, chance));
    }
    return wasPlayer ? gone.then(seat -> seatFreed(seat, now, chance)) : gone;
  }

  /** A player who had agreed to a rematch, or waited for a partner, has gone. */
  private static Ruling seatFreed(Table table, Instant now, Chance chance) {
    return table.question().isPresent()
        ? Ruling.of(table)
        : fill(table.with(table.company().forgetDeclined()), now, chance);
  }

  /** A player's seat is kept for a while as long as there is a game to come back to. */
  static Ruling drop(Table table, int id, Instant now, Chance chance) {
    Duration grace = table.settings().reconnectGrace();
    Optional<Side> side = table.sideOf(id);
    if (table.company().isAway(id)) {
      return Ruling.of(table);
    }
    if (side.isEmpty() || grace.isZero()) {
      return leave(table, id, now, chance);
    }
    Instant until = now.plus(grace);
    Member member = table.match().orElseThrow().player(side.get()).member();
    return Ruling.of(
        table.with(table.company().drop(id, until)), new TableEvent.PlayerDropped(member, until));
  }

  /** A dropped player is back, or a member's new connection has replaced the old one. */
  static Ruling comeBack(Table table, int id, Instant now) {
    Optional<Member> member = table.company().member(id);
    if (member.isEmpty()) {
      return Ruling.of(table);
    }
    Table back = table.with(table.company().comeBack(id));
    boolean asked =
        back.running()
            .filter(match -> match.pause().isEmpty())
            .filter(match -> table.sideOf(id).equals(Optional.of(match.game().turn())))
            .isPresent();
    return Ruling.of(
        asked ? back.withMatch(match -> match.requested(now)) : back,
        new TableEvent.MemberReturned(member.get()));
  }
}
