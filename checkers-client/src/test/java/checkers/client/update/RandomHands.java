package checkers.client.update;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.core.rules.Move;
import checkers.core.rules.Side;
import checkers.core.table.Match;
import checkers.core.table.TableCommand;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Ann at her desk, and Bob, the network and the time around her, all by chance. */
final class RandomHands {
  private static final List<String> KEYS =
      List.of(
          "left",
          "right",
          "up",
          "down",
          "enter",
          "enter enter",
          "enter enter",
          "left enter enter",
          "enter right",
          "enter enter enter",
          "backspace",
          "tab",
          "escape n",
          "q n",
          "d",
          "p p",
          "f",
          "n",
          "? enter",
          "r n",
          "h",
          "l",
          "11-15 enter",
          "22 tab",
          "1",
          "x",
          "-",
          "7 enter",
          "redraw",
          "back_tab",
          "z",
          "9 tab enter",
          "2 tab enter");
  private static final List<String> WAYS_OUT =
      List.of("escape", "q", "y", "m", "interrupt", "5", "r y", "enter");
  private static final int REMEMBERED = 12;

  private final Random random;
  private final World world;
  private final Desk ann;
  private final Deque<String> last = new ArrayDeque<>();

  RandomHands(int seed, Desk.Witness witness) {
    random = new Random(seed);
    world = World.game(side(), side());
    ann = world.ann();
    Model model = ann.model();
    ann.with(
            new Model(
                model.size(),
                model.now(),
                model.preferences(),
                model.theme(),
                2,
                model.screen(),
                false,
                model.dialog(),
                random.nextBoolean()))
        .watchedBy(witness);
  }

  private Side side() {
    return random.nextBoolean() ? Side.RED : Side.WHITE;
  }

  String lastWords() {
    return String.join(", ", last);
  }

  /** Whether she is on the way to a table or at one. */
  boolean isOut() {
    return ann.model().screen() instanceof Screen.Play
        || ann.model().screen() instanceof Screen.Connecting;
  }

  void doSomething() {
    int dice = random.nextInt(100);
    if (dice < 40) {
      type(KEYS.get(random.nextInt(KEYS.size())));
    } else if (dice < 60) {
      mouse();
    } else if (dice < 85) {
      bobMoves();
    } else if (dice < 87) {
      note("bob answers");
      world.bob().type(random.nextBoolean() ? "y" : "n");
    } else if (dice < 88) {
      note("bob acts");
      world.bob().type(List.of("d", "p", "p", "r y").get(random.nextInt(4)));
    } else if (dice < 96) {
      note("time");
      world.pass(Duration.ofMillis(random.nextInt(random.nextInt(50) == 0 ? 400_000 : 900)));
    } else if (dice < 99) {
      note("resize");
      ann.resize(60 + random.nextInt(100), 20 + random.nextInt(40));
    } else {
      seldom();
    }
    world.settle();
  }

  private void type(String keys) {
    note(keys);
    ann.type(keys);
  }

  private void mouse() {
    Input.Mouse.Gesture[] gestures = Input.Mouse.Gesture.values();
    Input.Mouse.Gesture gesture = gestures[random.nextInt(gestures.length)];
    int column = random.nextInt(ann.model().size().columns());
    int row = random.nextInt(ann.model().size().rows());
    note(gesture + " " + column + " " + row);
    ann.mouse(gesture, column, row);
  }

  private void bobMoves() {
    List<Move> moves =
        world
            .host()
            .table()
            .running()
            .filter(match -> match.sideOf(World.BOB).equals(Optional.of(turn(match))))
            .map(match -> match.game().position().legalMoves())
            .orElse(List.of());
    if (!moves.isEmpty()) {
      Move move = moves.get(random.nextInt(moves.size()));
      note("bob " + move);
      world.play(move.toString());
    }
  }

  private static Side turn(Match match) {
    return match.game().turn();
  }

  private void seldom() {
    switch (random.nextInt(8)) {
      case 0, 1 -> type(WAYS_OUT.get(random.nextInt(WAYS_OUT.size())));
      case 2 -> {
        note("ping");
        world.ping();
      }
      case 3 -> {
        note("lost");
        ann.cut();
        world.handle(new TableCommand.Drop(World.ANN));
        ann.input(new Input.ConnectionLost("by chance"));
      }
      case 4, 5, 6 -> {
        note("back");
        ann.mend();
        world.handle(new TableCommand.Return(World.ANN));
      }
      default -> {
        note("failed");
        ann.input(new Input.ConnectionFailed("by chance"));
      }
    }
  }

  private void note(String what) {
    last.add(what);
    if (last.size() > REMEMBERED) {
      last.remove();
    }
  }
}
