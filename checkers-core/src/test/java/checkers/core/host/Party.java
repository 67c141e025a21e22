package checkers.core.host;

import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.Token;
import checkers.core.table.Member;
import checkers.core.table.TableCommand;
import checkers.core.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The people in a {@link Script}: who they are, who is connected, and what each has seen last. */
final class Party {
  private static final List<String> NAMES = List.of("Ada", "Bob", "Cid", "Dan", "Eve", "Fay");

  private final TableHost host;
  private final Set<Integer> connected = new HashSet<>();
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<String, Integer> ids = new HashMap<>();
  private final Map<Integer, Integer> revisions = new HashMap<>();
  private final Map<Integer, Integer> questions = new HashMap<>();
  private Instant now = Script.START;

  /** What a command led to, as far as anybody is there to hear it. */
  record Heard(List<TableEvent> events, List<Delivery> frames) {}

  Party(TableHost host) {
    this.host = host;
  }

  TableHost host() {
    return host;
  }

  Instant now() {
    return now;
  }

  /** «3s Ada plays 22-18»; «3s time passes». */
  Heard act(String line) {
    String[] words = line.strip().split(" ");
    now = Script.START.plus(Duration.parse("PT" + words[0].toUpperCase(Locale.ROOT)));
    if (words[2].equals("joins") || words[2].equals("watches")) {
      return heard(join(words[1], words));
    }
    int id = ids.getOrDefault(words[1], 0);
    if (words[2].equals("drops")) {
      connected.remove(id);
    } else if (words[2].equals("returns")) {
      connected.add(id);
    }
    String more = words.length > 3 ? words[3] : "";
    return heard(host.handle(command(id, words[2], more, words), now));
  }

  /** «Fay joins as 2» takes an id that was somebody else's. */
  private TableHost.Result join(String name, String[] words) {
    int id = words.length > 4 ? Integer.parseInt(words[4]) : NAMES.indexOf(name) + 1;
    ids.put(name, id);
    names.put(id, name);
    connected.add(id);
    Token resume = Token.fromHex("%032d".formatted(id)).orElseThrow();
    return host.join(new Member(id, name, words[2].equals("joins")), resume, now);
  }

  private TableCommand command(int id, String verb, String more, String[] words) {
    return switch (verb) {
      case "passes" -> new TableCommand.Tick();
      case "leaves" -> new TableCommand.Leave(id);
      case "drops" -> new TableCommand.Drop(id);
      case "returns" -> new TableCommand.Return(id);
      case "acknowledges" -> new TableCommand.Acknowledge(id, seen(id, words));
      case "plays" -> new TableCommand.Play(id, seen(id, words), path(more));
      case "resigns" -> new TableCommand.Resign(id);
      case "offers" -> new TableCommand.OfferDraw(id);
      case "says" -> new TableCommand.Answer(id, questions.getOrDefault(id, 1), more.equals("yes"));
      case "pauses" -> new TableCommand.Pause(id);
      case "continues" -> new TableCommand.Continue(id);
      default -> throw new IllegalArgumentException("nobody " + verb);
    };
  }

  /** The revision that is named behind an @, else that of the last frame he got. */
  private int seen(int id, String[] words) {
    String last = words[words.length - 1];
    return last.startsWith("@")
        ? Integer.parseUnsignedInt(last.substring(1))
        : revisions.getOrDefault(id, 0);
  }

  private static List<Integer> path(String move) {
    return Arrays.stream(move.split("[-x]")).map(Integer::valueOf).toList();
  }

  /** What comes through to those who are connected. Afterwards those who have gone are not. */
  private Heard heard(TableHost.Result result) {
    List<Delivery> frames =
        result.deliveries().stream()
            .filter(delivery -> delivery.to().isEmpty() || isConnected(delivery))
            .toList();
    frames.forEach(this::remember);
    result.events().forEach(this::disconnect);
    return new Heard(result.events(), frames);
  }

  private boolean isConnected(Delivery delivery) {
    return connected.contains(delivery.to().orElseThrow());
  }

  private void remember(Delivery delivery) {
    ServerFrame frame = Facts.read(delivery);
    if (delivery.to().isEmpty()) {
      host.table().company().spectators().forEach(one -> revisions.put(one.id(), frame.revision()));
      return;
    }
    int id = delivery.to().getAsInt();
    revisions.put(id, frame.revision());
    frame.question().ifPresent(question -> questions.put(id, question.id()));
  }

  private void disconnect(TableEvent event) {
    if (event instanceof TableEvent.MemberLeft left) {
      connected.remove(left.member().id());
    } else if (event instanceof TableEvent.MemberExpelled expelled) {
      connected.remove(expelled.member().id());
    } else if (event instanceof TableEvent.TableDismissed) {
      connected.clear();
    }
  }

  String name(Delivery delivery) {
    return delivery.to().isEmpty()
        ? "spectators"
        : names.getOrDefault(delivery.to().getAsInt(), "nobody");
  }
}
