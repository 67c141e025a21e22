package checkers.server.hall;

import checkers.core.host.Delivery;
import checkers.core.host.TableHost;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.Token;
import checkers.core.table.Company;
import checkers.core.table.Member;
import checkers.core.table.Table;
import checkers.core.table.TableCommand;
import checkers.core.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One hosted table on its loop: gives the host its commands and ticks, and its frames to the links.
 * But for {@link #loop} and {@link #company}, everything here is called on that loop.
 */
public final class TableLoop {
  private final String id;
  private final Supplier<TableHost> hosts;
  private final Loop loop;
  private final InstantSource clock;
  private final Link.Broadcast broadcast;
  private final IntConsumer onLeft;
  private final Pings pings;
  private final Map<Integer, Link> links = new HashMap<>();
  private final Set<Integer> present = new TreeSet<>();
  private TableHost host;
  private volatile Company company;
  private @Nullable Instant tickAt;
  private Loop.@Nullable Timer tick;

  /**
   * @param hosts makes the host of an empty table
   * @param onLeft called with the id of each member that has left for good
   */
  TableLoop(
      String id,
      Supplier<TableHost> hosts,
      Loop loop,
      InstantSource clock,
      Link.Broadcast broadcast,
      IntConsumer onLeft) {
    this.id = id;
    this.hosts = hosts;
    host = hosts.get();
    this.loop = loop;
    this.clock = clock;
    this.broadcast = broadcast;
    this.onLeft = onLeft;
    pings = new Pings(loop, clock, this::pingAll);
    company = host.table().company();
  }

  public Loop loop() {
    return loop;
  }

  /** Who is at the table; may be asked from any thread. */
  public Company company() {
    return company;
  }

  /** What is at the table now. */
  Table table() {
    return host.table();
  }

  /** The connection of that member, who may be away. */
  Optional<Link> link(int member) {
    return Optional.ofNullable(links.get(member));
  }

  void join(Member member, Token resume, Link link) {
    present.add(member.id());
    links.put(member.id(), link);
    attempt(
        new TableCommand.Join(member), () -> finish(host.join(member, resume, clock.instant())));
    welcome(member.id(), link);
  }

  /** A dropped player is back, or somebody has opened a second connection in place of the first. */
  void comeBack(int member, Link link) {
    handle(new TableCommand.Tick());
    if (!present.contains(member)) {
      link.send(
          DoorFrames.goodbye(
              RefusalCode.BAD_TOKEN, "Your seat is not kept any more.", clock.instant()));
      link.close();
      return;
    }
    Link old = links.put(member, link);
    if (old != null) {
      old.close();
    }
    handle(new TableCommand.Return(member));
    welcome(member, link);
  }

  /** From now on the link may speak, or say that it is gone already. */
  private void welcome(int member, Link link) {
    if (links.get(member) == link) {
      pings.start();
      link.seatedAt(this, member);
    }
  }

  /** A frame has come over that member's link. */
  public void receive(int member, Link from, ClientFrame frame) {
    if (links.get(member) == from) {
      command(member, frame).ifPresent(this::handle);
    }
  }

  /** The link is gone. */
  public void lost(int member, Link link) {
    if (links.remove(member, link)) {
      handle(new TableCommand.Drop(member));
    }
  }

  /** Everybody is told goodbye; nothing is left behind. */
  void close(String why) {
    byte[] goodbye = DoorFrames.goodbye(why, clock.instant());
    links
        .values()
        .forEach(
            link -> {
              link.send(goodbye);
              link.close();
            });
    links.clear();
    cancelTick();
    pings.stop();
    host = hosts.get();
    company = host.table().company();
    List.copyOf(present).forEach(this::release);
  }

  private void handle(TableCommand command) {
    attempt(command, () -> finish(host.handle(command, clock.instant())));
  }

  /** A fault of ours ends what goes on at this table, and nothing else. */
  private void attempt(TableCommand command, Runnable work) {
    Table before = host.table();
    try {
      work.run();
    } catch (RuntimeException fault) {
      TableLog.fault(id, before, command, fault);
      close("Something went wrong at this table, and it starts anew.");
    }
  }

  private void finish(TableHost.Result result) {
    for (Delivery delivery : result.deliveries()) {
      deliver(delivery);
    }
    for (TableEvent event : result.events()) {
      TableLog.event(id, event);
      if (event instanceof TableEvent.MemberLeft left) {
        release(left.member().id());
      } else if (event instanceof TableEvent.MemberExpelled expelled) {
        release(expelled.member().id());
      } else if (event instanceof TableEvent.TableDismissed dismissed) {
        dismissed.members().forEach(member -> release(member.id()));
      }
    }
    company = host.table().company();
    scheduleTick();
    if (links.isEmpty()) {
      pings.stop();
    }
  }

  private void deliver(Delivery delivery) {
    if (delivery.to().isPresent()) {
      Link link = links.get(delivery.to().getAsInt());
      if (link != null) {
        link.send(delivery.frame());
      }
      return;
    }
    List<Member> spectators = host.table().company().spectators();
    List<Link> watching = new ArrayList<>(spectators.size());
    for (Member spectator : spectators) {
      Link link = links.get(spectator.id());
      if (link != null) {
        watching.add(link);
      }
    }
    broadcast.show(watching, delivery.frame());
  }

  private void release(int member) {
    Link link = links.remove(member);
    if (link != null) {
      link.close();
    }
    if (present.remove(member)) {
      onLeft.accept(member);
    }
  }

  /**
   * One tick at the next deadline. A tick that comes too early finds nothing due and schedules
   * itself again, which is cheaper than moving it with every move that is made.
   */
  private void scheduleTick() {
    Optional<Instant> next = host.nextDeadline();
    if (next.isEmpty()) {
      cancelTick();
      return;
    }
    Instant at = next.get();
    if (tickAt == null || at.isBefore(tickAt)) {
      cancelTick();
      tickAt = at;
      Duration delay = Duration.between(clock.instant(), at);
      tick = loop.schedule(this::tick, delay.isNegative() ? Duration.ZERO : delay);
    }
  }

  private void tick() {
    tick = null;
    tickAt = null;
    handle(new TableCommand.Tick());
  }

  private void cancelTick() {
    if (tick != null) {
      tick.cancel();
      tick = null;
      tickAt = null;
    }
  }

  private void pingAll(Predicate<Link> silent) {
    for (Map.Entry<Integer, Link> entry : List.copyOf(links.entrySet())) {
      Link link = entry.getValue();
      if (silent.test(link)) {
        TableLog.silent(id, entry.getKey());
        link.close();
        lost(entry.getKey(), link);
      }
    }
    attempt(new TableCommand.Tick(), () -> host.ping(clock.instant()).forEach(this::deliver));
  }

  private static Optional<TableCommand> command(int member, ClientFrame frame) {
    return switch (frame.type()) {
      case ACK ->
          Optional.of(new TableCommand.Acknowledge(member, ((ClientFrame.Ack) frame).revision()));
      case MOVE -> {
        ClientFrame.PlayMove move = (ClientFrame.PlayMove) frame;
        yield Optional.of(new TableCommand.Play(member, move.revision(), move.path()));
      }
      case RESIGN -> Optional.of(new TableCommand.Resign(member));
      case OFFER_DRAW -> Optional.of(new TableCommand.OfferDraw(member));
      case ANSWER -> {
        ClientFrame.Answer answer = (ClientFrame.Answer) frame;
        yield Optional.of(new TableCommand.Answer(member, answer.question(), answer.yes()));
      }
      case PAUSE -> Optional.of(new TableCommand.Pause(member));
      case CONTINUE -> Optional.of(new TableCommand.Continue(member));
      case LEAVE -> Optional.of(new TableCommand.Leave(member));
      case PONG, HELLO, READY -> Optional.empty();
    };
  }
}
