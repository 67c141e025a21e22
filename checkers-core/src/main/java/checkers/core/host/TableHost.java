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
  private Optional<Instant> nextDeadline = Optional.empty();

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
    return nextDeadline;
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
    Result result = new Result(new ArrayList<>(), new ArrayList<>());
    letTimePass(now, result);
    Ruling ruling = table.follow(command, now, chance);
    follow(ruling, now, result);
    ruling
        .refusal()
        .filter(refusal -> table.company().member(command.member()).isPresent())
        .ifPresent(refusal -> result.deliveries.add(refuse(command, refusal, now)));
    return result;
  }

  /** Each thing that was due is told on its own, with the table as it was right after it. */
  private void letTimePass(Instant now, Result result) {
    while (nextDeadline.isPresent() && !nextDeadline.get().isAfter(now)) {
      Instant at = nextDeadline.get();
      follow(table.due(at, chance).orElseThrow(), at, result);
    }
  }

  private void follow(Ruling ruling, Instant at, Result result) {
    table = ruling.table();
    nextDeadline = table.nextDeadline();
    if (ruling.events().isEmpty()) {
      return;
    }
    result.events.addAll(ruling.events());
    result.deliveries.addAll(new Announcer(ruling, at, name, this::resumeToken).announce());
    ruling.events().forEach(this::forgetTokens);
  }

  private Token resumeToken(int member) {
    return Optional.ofNullable(tokens.get(member)).orElseThrow();
  }

  private void forgetTokens(TableEvent event) {
    if (event instanceof TableEvent.MemberLeft left) {
      tokens.remove(left.member().id());
    } else if (event instanceof TableEvent.MemberExpelled expelled) {
      tokens.remove(expelled.member().id());
    } else if (event instanceof TableEvent.TableDismissed dismissed) {
      dismissed.members().forEach(member -> tokens.remove(member.id()));
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
      if (!table.company().isAway(player.id())) {
        byte[] frame = frames.frame(Action.PING, "", frames.roleOf(player.id()));
        pings.add(new Delivery(OptionalInt.of(player.id()), Action.PING, frame));
      }
    }
    if (!table.company().spectators().isEmpty()) {
      byte[] frame = frames.frame(Action.PING, "", Role.SPECTATOR);
      pings.add(new Delivery(OptionalInt.empty(), Action.PING, frame));
    }
    return pings;
  }
}
