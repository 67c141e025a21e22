package checkers.core.table;

import checkers.core.rules.Side;
import java.time.Instant;
import java.util.Optional;

/** Decides about pauses: who paused continues, and nobody is held hostage. */
final class Pausing {
  private Pausing() {}

  static Ruling pause(Table table, int member, Instant now) {
    Optional<Side> side = table.sideOf(member);
    if (table.running().isEmpty() || side.isEmpty()) {
      return refuse(table, "Only a player in a game can pause it.");
    }
    Match match = table.running().get();
    if (match.pause().isPresent()) {
      return refuse(table, "The game is paused already.");
    }
    if (match.player(side.get()).pauses() >= TableSettings.PAUSES) {
      return refuse(
          table, "You have paused " + TableSettings.PAUSES + " times, as often as a game allows.");
    }
    Instant until = now.plus(table.settings().pauseLimit());
    return Ruling.of(
        table.with(match.paused(side.get(), until, now)),
        new TableEvent.GamePaused(side.get(), until));
  }

  static Ruling resume(Table table, int member, Instant now) {
    Optional<Match.Pause> pause = table.running().flatMap(Match::pause);
    if (pause.isEmpty()) {
      return refuse(table, "The game is not paused.");
    }
    Side by = pause.get().by();
    if (!table.sideOf(member).equals(Optional.of(by))) {
      return refuse(table, "Only " + by + ", who paused the game, can continue it.");
    }
    return ended(table, now);
  }

  static Ruling ended(Table table, Instant now) {
    return Ruling.of(
        table.withMatch(match -> match.continued(now)), new TableEvent.GameContinued());
  }

  private static Ruling refuse(Table table, String why) {
    return Ruling.refuse(table, TableRefusal.notNow(why));
  }
}
