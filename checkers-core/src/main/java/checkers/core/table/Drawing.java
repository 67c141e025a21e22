package checkers.core.table;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Side;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Decides about draws by agreement. */
final class Drawing {
  private Drawing() {}

  static Ruling offer(Table table, int member, Instant now) {
    Optional<Side> side = table.sideOf(member);
    if (table.running().isEmpty() || side.isEmpty()) {
      return refuse(table, "Only a player in a game can offer a draw.");
    }
    Match match = table.running().get();
    if (match.pause().isPresent()) {
      return refuse(table, "The game is paused.");
    }
    if (table.question().isPresent()) {
      return refuse(table, "A draw has been offered already and waits for its answer.");
    }
    if (match.player(side.get()).offeredDraw()) {
      return refuse(table, "You can offer a draw again after your next move.");
    }
    int opponent = match.player(side.get().opponent()).member().id();
    Table offered = table.with(match.with(side.get(), Player::hasOfferedDraw));
    return Ruling.of(offered, new TableEvent.DrawOffered(side.get()))
        .then(asking -> asking.ask(Question.Kind.DRAW, List.of(opponent), now));
  }

  static Ruling answered(Table table, Side by, boolean yes, Instant now, Chance chance) {
    return yes
        ? Ending.end(table, Outcome.draw(Reason.AGREEMENT), now, chance)
        : Ruling.of(table.withQuestion(Optional.empty()), new TableEvent.DrawDeclined(by));
  }

  /** Who moves while he is offered a draw has declined it. */
  static Ruling declineByMoving(Table table, Side mover) {
    int member = table.match().orElseThrow().player(mover).member().id();
    boolean offered =
        table.isAsking(Question.Kind.DRAW) && table.question().orElseThrow().awaits(member);
    return offered
        ? Ruling.of(table.withQuestion(Optional.empty()), new TableEvent.DrawDeclined(mover))
        : Ruling.of(table);
  }

  private static Ruling refuse(Table table, String why) {
    return Ruling.refuse(table, TableRefusal.notNow(why));
  }
}
