package checkers.core.host;

import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.rules.Side;
import checkers.core.table.Member;
import checkers.core.table.Ruling;
import checkers.core.table.Table;
import checkers.core.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Addresses frames to the people at a table as it is after one ruling. */
final class Outbox {
  private final Table table;
  private final boolean gameEnded;
  private final FrameMaker frames;
  private final List<Delivery> deliveries = new ArrayList<>();

  Outbox(Ruling ruling, FrameMaker frames) {
    table = ruling.table();
    gameEnded =
        ruling.events().stream().anyMatch(event -> event.type() == TableEvent.Type.GAME_ENDED);
    this.frames = frames;
  }

  List<Delivery> deliveries() {
    return deliveries;
  }

  void notice(Side side, String toHim, String toOthers) {
    toSide(side, Action.NOTICE, toHim);
    toSide(side.opponent(), Action.NOTICE, toOthers);
    toSpectators(Action.NOTICE, toOthers);
  }

  void toAll(Action action, String message) {
    toSide(Side.RED, action, message);
    toSide(Side.WHITE, action, message);
    toSpectators(action, message);
  }

  /** Only to one who plays, or played until now: his id may be somebody else's later. */
  void toSide(Side side, Action action, String message) {
    int member = table.match().orElseThrow().player(side).member().id();
    if (gameEnded || table.company().isPlayer(member)) {
      add(OptionalInt.of(member), action, frames.frame(action, message, Role.of(side)));
    }
  }

  void to(int member, Action action, String message, Field... fields) {
    byte[] frame = frames.frame(action, message, frames.roleOf(member), fields);
    add(OptionalInt.of(member), action, frame);
  }

  void toSpectators(Action action, String message) {
    if (!table.company().spectators().isEmpty()) {
      add(OptionalInt.empty(), action, frames.frame(action, message, Role.SPECTATOR));
    }
  }

  /** One frame for many who are no longer at the table but still connected. */
  void toGone(List<Member> members, Action action, String message) {
    byte[] frame = frames.frame(action, message, Role.SPECTATOR);
    for (Member member : members) {
      add(OptionalInt.of(member.id()), action, frame);
    }
  }

  private void add(OptionalInt to, Action action, byte[] frame) {
    deliveries.add(new Delivery(to, action, frame));
  }
}
