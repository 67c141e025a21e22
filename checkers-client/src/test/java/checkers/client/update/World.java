package checkers.client.update;

import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.core.host.Delivery;
import checkers.core.host.TableHost;
import checkers.core.notation.MoveText;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.protocol.Token;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import checkers.core.table.Member;
import checkers.core.table.TableCommand;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** A real table, the desks at it, and a time that passes only when it is told to. */
final class World {
  static final int ANN = 1;
  static final int BOB = 2;

  private static final Duration ANSWER_TIME = Duration.ofSeconds(30);
  private static final Duration GRACE = Duration.ofMinutes(1);
  private static final Duration PAUSE_LIMIT = Duration.ofMinutes(10);

  private final Deque<Runnable> due = new ArrayDeque<>();
  private final Map<Integer, Desk> desks = new TreeMap<>();
  private final TableHost host;
  private Instant now = Instant.parse("2026-01-05T12:00:00Z");

  World(Side first, Side ann) {
    TimeLimits time = new TimeLimits(Duration.ofMinutes(5), Duration.ofMinutes(1), List.of());
    TableSettings settings =
        new TableSettings(first, Optional.of(time), ANSWER_TIME, GRACE, PAUSE_LIMIT);
    host = new TableHost("main", "Main table", settings, () -> ann == Side.RED);
  }

  /** Ann at her desk plays Red, who begins, against Bob at his. */
  static World game() {
    return game(Side.RED, Side.RED);
  }

  static World game(Side first, Side ann) {
    World world = new World(first, ann);
    world.join(ANN, "Ann", true);
    world.join(BOB, "Bob", true);
    world.ann().done();
    return world;
  }

  /** The same with Ann on that side, after these moves. */
  static World after(String moves, Side ann) {
    World world = game(Side.RED, ann);
    world.play(moves);
    world.ann().done();
    world.bob().done();
    return world;
  }

  /** A desk at the menu, far from any table. */
  static Desk atMenu() {
    World world = new World(Side.RED, Side.RED);
    return new Desk(world, ANN, menu(world.now()));
  }

  static Model menu(Instant now) {
    return new Model(
        Size.SMALLEST,
        now,
        Preferences.DEFAULT.withName("Ann"),
        Theme.TRUECOLOR,
        3,
        new Screen.Menu(0),
        false,
        Optional.empty(),
        false);
  }

  Instant now() {
    return now;
  }

  TableHost host() {
    return host;
  }

  Desk ann() {
    return desk(ANN);
  }

  Desk bob() {
    return desk(BOB);
  }

  Desk desk(int id) {
    return Optional.ofNullable(desks.get(id)).orElseThrow();
  }

  /** A desk from which somebody has set out for the table, but not yet arrived. */
  Desk setOut(int id, boolean player) {
    Desk desk = new Desk(this, id, menu(now));
    desk.type(player ? "2 up enter" : "3 up enter");
    desk.done();
    desks.put(id, desk);
    return desk;
  }

  Desk join(int id, String name, boolean player) {
    Desk desk = setOut(id, player);
    arrive(id, name, player);
    return desk;
  }

  void arrive(int id, String name, boolean player) {
    deliver(host.join(new Member(id, name, player), Token.random(new Random(id)), now));
  }

  /** Whoever is to move plays these, without a hand on any desk. */
  void play(String moves) {
    for (String text : moves.split(" ", -1)) {
      Position position = host.table().running().orElseThrow().game().position();
      Move move = MoveText.read(position, text).move().orElseThrow();
      int member = host.table().running().orElseThrow().player(position.turn()).member().id();
      List<Integer> path = move.path().stream().map(Square::number).toList();
      handle(new TableCommand.Play(member, host.table().revision(), path));
    }
  }

  /** Time passes, and whatever is due happens. */
  void pass(Duration duration) {
    Instant end = now.plus(duration);
    Optional<Instant> next = host.nextDeadline();
    while (next.isPresent() && !next.get().isAfter(end)) {
      now = next.get();
      handle(new TableCommand.Tick());
      next = host.nextDeadline();
    }
    now = end;
    desks.values().forEach(desk -> desk.input(new Input.Tick()));
  }

  void handle(TableCommand command) {
    deliver(host.handle(command, now));
  }

  void ping() {
    host.ping(now).forEach(this::deliver);
    settle();
  }

  /** What a desk says to the table. */
  void say(int member, ClientFrame frame) {
    due.add(() -> host.handle(command(member, frame), now).deliveries().forEach(this::deliver));
  }

  private static TableCommand command(int member, ClientFrame frame) {
    return switch (frame.type()) {
      case ACK -> new TableCommand.Acknowledge(member, ((ClientFrame.Ack) frame).revision());
      case MOVE -> {
        ClientFrame.PlayMove move = (ClientFrame.PlayMove) frame;
        yield new TableCommand.Play(member, move.revision(), move.path());
      }
      case RESIGN -> new TableCommand.Resign(member);
      case OFFER_DRAW -> new TableCommand.OfferDraw(member);
      case ANSWER -> {
        ClientFrame.Answer answer = (ClientFrame.Answer) frame;
        yield new TableCommand.Answer(member, answer.question(), answer.yes());
      }
      case PAUSE -> new TableCommand.Pause(member);
      case CONTINUE -> new TableCommand.Continue(member);
      case LEAVE -> new TableCommand.Leave(member);
      case HELLO, READY, PONG -> throw new AssertionError("no business of update: " + frame);
    };
  }

  private void deliver(TableHost.Result result) {
    result.deliveries().forEach(this::deliver);
    settle();
  }

  private void deliver(Delivery delivery) {
    ServerFrame frame = decode(delivery.frame());
    for (Desk desk : desks.values()) {
      boolean watches =
          host.table().company().spectators().stream().anyMatch(who -> who.id() == desk.id());
      if (delivery.to().isPresent() ? delivery.to().getAsInt() == desk.id() : watches) {
        due.add(() -> desk.input(new Input.Frame(frame)));
      }
    }
  }

  /** Until nobody has anything left to say. */
  void settle() {
    while (!due.isEmpty()) {
      due.remove().run();
    }
  }

  static ServerFrame decode(byte[] frame) {
    try {
      return ServerFrameCodec.decode(Arrays.copyOfRange(frame, 2, frame.length));
    } catch (ProtocolException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
