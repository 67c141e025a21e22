package checkers.core.table;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Side;
import checkers.core.table.TimeLimits.Mark;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Decides what happens when nobody does anything: whatever is due, in the order of its time. */
final class Timing {
  private Timing() {}

  /**
   * A moment at which something happens by itself; of two at the same time the upper goes first.
   */
  record Deadline(Instant at, Kind kind) {
    enum Kind {
      CLOCK,
      PAUSE,
      AWAY,
      ANSWER,
      REPEAT
    }
  }

  static Optional<Deadline> next(Table table) {
    Optional<Match> match = table.running();
    Optional<Match> moving = match.filter(played -> played.pause().isEmpty());
    Optional<Deadline> next = Optional.empty();
    next =
        earlier(next, moving.flatMap(played -> played.clock().nextDeadline()), Deadline.Kind.CLOCK);
    next = earlier(next, match.flatMap(Match::pause).map(Match.Pause::until), Deadline.Kind.PAUSE);
    next = earlier(next, firstAway(table).map(Company.Away::until), Deadline.Kind.AWAY);
    next = earlier(next, table.question().map(Question::deadline), Deadline.Kind.ANSWER);
    Optional<Match> heard = moving.filter(played -> isThere(table, played));
    return earlier(next, heard.flatMap(Match::repeatAt), Deadline.Kind.REPEAT);
  }

  private static Optional<Deadline> earlier(
      Optional<Deadline> first, Optional<Instant> at, Deadline.Kind kind) {
    boolean later = at.isEmpty() || (first.isPresent() && !at.get().isBefore(first.get().at()));
    return later ? first : Optional.of(new Deadline(at.get(), kind));
  }

  /** Whether the player to move can hear the request. */
  private static boolean isThere(Table table, Match match) {
    return !table.company().isAway(match.player(match.game().turn()).member().id());
  }

  private static Optional<Company.Away> firstAway(Table table) {
    List<Company.Away> away = table.company().away();
    return away.isEmpty()
        ? Optional.empty()
        : Optional.of(Collections.min(away, Comparator.comparing(Company.Away::until)));
  }

  static Ruling reach(Table table, Deadline deadline, Chance chance) {
    Instant at = deadline.at();
    return switch (deadline.kind()) {
      case CLOCK -> reachMark(table, at, chance);
      case PAUSE -> Pausing.ended(table, at);
      case AWAY -> Seating.leave(table, firstAway(table).orElseThrow().member(), at, chance);
      case ANSWER -> Answering.expired(table, at, chance);
      case REPEAT ->
          Ruling.of(
              table.withMatch(match -> match.requestRepeated(at)),
              new TableEvent.RequestRepeated(table.match().orElseThrow().game().turn()));
    };
  }

  private static Ruling reachMark(Table table, Instant at, Chance chance) {
    Match match = table.running().orElseThrow();
    Side side = match.game().turn();
    TimeLimits limits = match.clock().limits().orElseThrow();
    Mark mark = match.clock().nextMark().orElseThrow();
    return switch (mark.kind()) {
      case REMINDER ->
          Ruling.of(
              table.with(match.pastMark()),
              new TableEvent.TimeWarned(side, limits.total().minus(mark.at())));
      case EXTRA_TIME ->
          Ruling.of(
              table.with(match.pastMark()), new TableEvent.ExtraTimeBegan(side, limits.extra()));
      case FLAG -> Ending.end(table, Outcome.win(side.opponent(), Reason.TIME), at, chance);
    };
  }
}
