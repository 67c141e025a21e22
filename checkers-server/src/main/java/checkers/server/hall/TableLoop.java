package checkers.server.hall;

import checkers.core.host.Delivery;
import checkers.core.host.TableHost;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.Token;
import checkers.core.table.Company;
import checkers.core.table.Member;
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
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One hosted table on its loop: gives the host its commands and ticks, and its frames to the links.
 * But for {@link #loop} and {@link #company}, everything here is called on that loop.
 */
public final class TableLoop {
  /** How often everybody is asked for a sign of life ... */
  static final Duration PING_EVERY = Duration.ofSeconds(15);

  /** ... and how long one may be silent; so a dead link is found within 45 seconds. */
  static final Duration SILENCE = Duration.ofSeconds(30);

  private final String id;
  private final TableHost host;
  private final Loop loop;
  private final InstantSource clock;
  private final Link.Broadcast broadcast;
  private final IntConsumer onLeft;
  private final Map<Integer, Link> links = new HashMap<>();
  private volatile Company company;
  private @Nullable Instant tickAt;
  private Loop.@Nullable Timer tick;
  private Loop.@Nullable Timer ping;

  /**
   * @param onLeft called with the id of each member that has left for good
   */
  TableLoop(
      String id,
      TableHost host,
      Loop loop,
      InstantSource clock,
      Link.Broadcast broadcast,
      IntConsumer onLeft) {
    this.id = id;
    this.host = host;
    this.loop = loop;
    this.clock = clock;
    this.broadcast = broadcast;
    this.onLeft = onLeft;
    company = host.table().company();
  }

  public Loop loop() {
    return loop;
  }

  /** Who is at the table; may be asked from any thread. */
  public Company company() {
    return company;
  }

  void join(Member member, Token resume, Link link) {
    links.put(member.id(), link);
    link.seatedAt(this, member.id());
    if (ping == null) {
      ping = loop.schedule(this::pingAll, PING_EVERY);
    }
    finish(host.join(member, resume, clock.instant()));
  }

  /** A dropped player is back, or somebody has opened a second connection in place of the first. */
  void comeBack(int member, Link link) {
    if (host.table().company().member(member).isEmpty()) {
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
    link.seatedAt(this, member);
    finish(host.handle(new TableCommand.Return(member), clock.instant()));
  }

  /** A frame has come over that member's link. */
  public void receive(int member, Link from, ClientFrame frame) {
    if (links.get(member) != from) {
      return;
    }
    command(member, frame).ifPresent(command -> finish(host.handle(command, clock.instant())));
  }

  /** The link is gone. */
  public void lost(int member, Link link) {
    if (links.remove(member, link)) {
      finish(host.handle(new TableCommand.Drop(member), clock.instant()));
    }
  }

  /** Everybody is told goodbye; nothing is left behind. */
  void close(String why) {
    byte[] goodbye = DoorFrames.goodbye(why, clock.instant());
    List<Link> all = List.copyOf(links.values());
    links.clear();
    cancelTick();
    if (ping != null) {
      ping.cancel();
      ping = null;
    }
    for (Link link : all) {
      link.send(goodbye);
      link.close();
    }
  }

  private void finish(TableHost.Result result) {
    for (Delivery delivery : result.deliveries()) {
      deliver(delivery);
    }
    for (TableEvent event : result.events()) {
      TableLog.event(id, event);
      if (event instanceof TableEvent.MemberLeft left) {
        release(left.member());
      } else if (event instanceof TableEvent.MemberExpelled expelled) {
        release(expelled.member());
      } else if (event instanceof TableEvent.TableDismissed dismissed) {
        dismissed.members().forEach(this::release);
      }
    }
    company = host.table().company();
    scheduleTick();
    if (links.isEmpty() && ping != null) {
      ping.cancel();
      ping = null;
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

  private void release(Member member) {
    Link link = links.remove(member.id());
    if (link != null) {
      link.close();
    }
    onLeft.accept(member.id());
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
    finish(host.handle(new TableCommand.Tick(), clock.instant()));
  }

  private void cancelTick() {
    if (tick != null) {
      tick.cancel();
      tick = null;
      tickAt = null;
    }
  }

  private void pingAll() {
    Instant now = clock.instant();
    for (Map.Entry<Integer, Link> entry : List.copyOf(links.entrySet())) {
      Link link = entry.getValue();
      if (!link.lastHeard().plus(SILENCE).isAfter(now)) {
        TableLog.silent(id, entry.getKey());
        link.close();
        lost(entry.getKey(), link);
      }
    }
    host.ping(now).forEach(this::deliver);
    ping = links.isEmpty() ? null : loop.schedule(this::pingAll, PING_EVERY);
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
