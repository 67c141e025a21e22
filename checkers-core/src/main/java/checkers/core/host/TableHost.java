package checkers.core.host;

import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.Role;
import checkers.core.protocol.Token;
import checkers.core.table.Chance;
import checkers.core.table.Member;
import checkers.core.table.Ruling;
import checkers.core.table.Table;
import checkers.core.table.TableCommand;
import checkers.core.table.TableEvent;
import checkers.core.table.TableRefusal;
import checkers.core.table.TableSettings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Hosts one table. Whoever owns it calls it from one thread at a time. */
public final class TableHost {
  private final Field.Table name;
  private final Chance chance;
  private final Map<Integer, Token> tokens = new HashMap<>();
  private Table table;

  public TableHost(String id, String title, TableSettings settings, Chance chance) {
    name = new Field.Table(id, title);
    table = Table.empty(settings);
    this.chance = chance;
  }

  /**
   * What a command led to.
   *
   * @param events for those who keep records
   * @param deliveries in the order in which they are to be sent
   */
  public record Result(List<TableEvent> events, List<Delivery> deliveries) {}

  public Table table() {
    return table;
  }

  /** When a {@link TableCommand.Tick} is due if nothing else happens before. */
  public Optional<Instant> nextDeadline() {
    return table.nextDeadline();
  }

  /**
   * Somebody comes to the table.
   *
   * @param resume by what he can come back if his connection breaks
   */
  public Result join(Member member, Token resume, Instant now) {
    tokens.put(member.id(), resume);
    return handle(new TableCommand.Join(member), now);
  }

  /** Follows a command, or tells the one who gave it why not. */
  public Result handle(TableCommand command, Instant now) {
    Ruling ruling = table.handle(command, now, chance);
    table = ruling.table();
    List<Delivery> deliveries = new Announcer(ruling, now, name, this::resumeToken).announce();
    ruling.refusal().ifPresent(refusal -> deliveries.add(refuse(command, refusal, now)));
    ruling.events().forEach(this::forgetTokens);
    return new Result(ruling.events(), deliveries);
  }

  private Token resumeToken(int member) {
    return Optional.ofNullable(tokens.get(member)).orElseThrow();
  }

  private void forgetTokens(TableEvent event) {
    if (event instanceof TableEvent.MemberLeft left) {
      tokens.remove(left.member().id());
    } else if (event instanceof TableEvent.MemberExpelled expelled) {
      tokens.remove(expelled.member().id());
    } else if (event instanceof TableEvent.TableDismissed) {
      tokens.clear();
    }
  }

  /** A move that a player may try again is answered by RETRY, all else by a notice. */
  private Delivery refuse(TableCommand command, TableRefusal refusal, Instant now) {
    FrameMaker frames = new FrameMaker(table, now);
    Role role = frames.roleOf(command.member());
    boolean retry = command instanceof TableCommand.Play && role != Role.SPECTATOR;
    Action action = retry ? Action.RETRY : Action.NOTICE;
    byte[] frame =
        code(refusal)
            .map(code -> frames.frame(action, refusal.text(), role, new Field.Refusal(code)))
            .orElseGet(() -> frames.frame(action, refusal.text(), role));
    return new Delivery(OptionalInt.of(command.member()), action, frame);
  }

  private static Optional<RefusalCode> code(TableRefusal refusal) {
    return switch (refusal.code()) {
      case NOT_YOUR_TURN -> Optional.of(RefusalCode.NOT_YOUR_TURN);
      case STALE_REVISION -> Optional.of(RefusalCode.STALE_REVISION);
      case ILLEGAL_MOVE -> refusal.move().map(move -> RefusalCode.of(move.rule()));
      case NOT_NOW -> Optional.empty();
    };
  }

  /** A sign of life with all of the table's state, for everybody who is not away. */
  public List<Delivery> ping(Instant now) {
    FrameMaker frames = new FrameMaker(table, now);
    List<Delivery> pings = new ArrayList<>();
    for (Member player : table.company().players()) {
      byte[] frame = frames.frame(Action.PING, "", frames.roleOf(player.id()));
      pings.add(new Delivery(OptionalInt.of(player.id()), Action.PING, frame));
    }
    pings.add(
        new Delivery(
            OptionalInt.empty(), Action.PING, frames.frame(Action.PING, "", Role.SPECTATOR)));
    return pings;
  }
}
