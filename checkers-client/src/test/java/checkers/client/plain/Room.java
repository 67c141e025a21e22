package checkers.client.plain;

import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.core.host.Delivery;
import checkers.core.host.TableHost;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Intent;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.protocol.Token;
import checkers.core.rules.Side;
import checkers.core.table.Member;
import checkers.core.table.TableCommand;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** People with plain clients around one real table, in a time of its own. */
final class Room {
  private static final TableSettings SETTINGS =
      new TableSettings(
          Side.WHITE,
          Optional.of(
              new TimeLimits(
                  Duration.ofMinutes(5), Duration.ofMinutes(1), List.of(Duration.ofSeconds(30)))),
          Duration.ofSeconds(30),
          Duration.ofMinutes(1),
          Duration.ofMinutes(2));

  private final TableHost host = new TableHost("t1", "Table 1", SETTINGS, () -> true);
  private final Map<String, Person> people = new LinkedHashMap<>();
  private final List<String> ids = new ArrayList<>();
  private final List<String> left = new ArrayList<>();
  private Instant now = Instant.parse("2026-01-01T12:00:00Z");

  Person person(String name) {
    return people.computeIfAbsent(
        name,
        unknown -> {
          ids.add(name);
          return new Person(now);
        });
  }

  Map<String, Person> people() {
    return people;
  }

  /** Who is not known yet starts the program first, and his welcome is skipped. */
  void types(String name, String line) {
    if (!people.containsKey(name)) {
      person(name).reads();
    }
    carryOut(name, person(name).types(line, now));
  }

  void losesConnection(String name) {
    left.add(name);
    perform(new TableCommand.Drop(id(name)));
    person(name).gets(new Input.ConnectionLost("the line is cut"), now);
  }

  void triesInVain(String name) {
    person(name).gets(new Input.ConnectionFailed("connection refused"), now);
  }

  void comesBack(String name) {
    left.remove(name);
    perform(new TableCommand.Return(id(name)));
  }

  /** Everything that is due happens in its time. */
  void pass(Duration duration) {
    Instant end = now.plus(duration);
    while (host.nextDeadline().filter(due -> !due.isAfter(end)).isPresent()) {
      now = host.nextDeadline().get().isBefore(now) ? now : host.nextDeadline().get();
      tick();
    }
    now = end;
    tick();
  }

  /** The server's signs of life come too, and nothing is to be read of them. */
  private void tick() {
    for (String name : List.copyOf(people.keySet())) {
      person(name).gets(new Input.Tick(), now);
    }
    perform(new TableCommand.Tick());
    deliver(host.ping(now));
  }

  private int id(String name) {
    return ids.indexOf(name) + 1;
  }

  private void carryOut(String name, List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Connect connect) {
        Member member = new Member(id(name), connect.name(), connect.intent() == Intent.PLAY);
        deliver(host.join(member, Token.random(new Random(id(name))), now).deliveries());
      } else if (effect instanceof Effect.Send send) {
        command(id(name), send.frame()).ifPresent(this::perform);
      } else if (effect instanceof Effect.Disconnect) {
        left.add(name);
      }
    }
  }

  private static Optional<TableCommand> command(int id, ClientFrame frame) {
    return switch (frame.type()) {
      case ACK ->
          Optional.of(new TableCommand.Acknowledge(id, ((ClientFrame.Ack) frame).revision()));
      case MOVE -> {
        ClientFrame.PlayMove move = (ClientFrame.PlayMove) frame;
        yield Optional.of(new TableCommand.Play(id, move.revision(), move.path()));
      }
      case RESIGN -> Optional.of(new TableCommand.Resign(id));
      case OFFER_DRAW -> Optional.of(new TableCommand.OfferDraw(id));
      case ANSWER -> {
        ClientFrame.Answer answer = (ClientFrame.Answer) frame;
        yield Optional.of(new TableCommand.Answer(id, answer.question(), answer.yes()));
      }
      case PAUSE -> Optional.of(new TableCommand.Pause(id));
      case CONTINUE -> Optional.of(new TableCommand.Continue(id));
      case LEAVE -> Optional.of(new TableCommand.Leave(id));
      case HELLO, READY, PONG -> Optional.empty();
    };
  }

  private void perform(TableCommand command) {
    deliver(host.handle(command, now).deliveries());
  }

  private void deliver(List<Delivery> deliveries) {
    for (Delivery delivery : deliveries) {
      for (String name : receivers(delivery)) {
        carryOut(name, person(name).gets(frame(delivery), now));
      }
    }
  }

  private List<String> receivers(Delivery delivery) {
    List<Integer> members =
        delivery.to().isPresent()
            ? List.of(delivery.to().getAsInt())
            : host.table().company().spectators().stream().map(Member::id).toList();
    return members.stream()
        .map(id -> ids.get(id - 1))
        .filter(name -> !left.contains(name))
        .toList();
  }

  private static Input frame(Delivery delivery) {
    try {
      byte[] body = Arrays.copyOfRange(delivery.frame(), 2, delivery.frame().length);
      return new Input.Frame(ServerFrameCodec.decode(body));
    } catch (ProtocolException e) {
      throw new AssertionError(e);
    }
  }
}
