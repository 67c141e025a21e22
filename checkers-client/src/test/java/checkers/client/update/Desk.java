package checkers.client.update;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.core.protocol.ClientFrame;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Somebody before a screen: what he types and clicks goes through {@link Update}. */
final class Desk {
  private final World world;
  private final int id;
  private final List<Effect> effects = new ArrayList<>();
  private Model model;
  private boolean connected = true;
  private Witness witness = (before, input, step) -> {};

  /** Sees every step that is taken. */
  interface Witness {
    void see(Model before, Input input, Step step);
  }

  Desk(World world, int id, Model model) {
    this.world = world;
    this.id = id;
    this.model = model;
  }

  int id() {
    return id;
  }

  Model model() {
    return model;
  }

  /** Goes on from another model. */
  Desk with(Model next) {
    model = next;
    return this;
  }

  Desk watchedBy(Witness other) {
    witness = other;
    return this;
  }

  /** From now on nothing that is said reaches the table, nor the other way round. */
  void cut() {
    connected = false;
  }

  void mend() {
    connected = true;
  }

  void input(Input input) {
    boolean lostOnTheWay = input instanceof Input.Frame && !connected;
    if (lostOnTheWay) {
      return;
    }
    Model before = model.with(world.now());
    Step step = Update.update(before, input);
    witness.see(before, input, step);
    model = step.model();
    effects.addAll(step.effects());
    for (Effect effect : step.effects()) {
      if (effect instanceof Effect.Send send && connected) {
        world.say(id, send.frame());
      }
    }
  }

  /** Keys by their names, characters as they are, blanks between: {@code "right enter 11-15"}. */
  Desk type(String keys) {
    for (String key : keys.split(" ", -1)) {
      named(key)
          .ifPresentOrElse(
              name -> input(Input.Key.of(name)),
              () -> key.chars().forEach(c -> input(Input.Key.of((char) c))));
      world.settle();
    }
    return this;
  }

  private static Optional<Input.Key.Name> named(String key) {
    return List.of(Input.Key.Name.values()).stream()
        .filter(name -> name != Input.Key.Name.CHARACTER)
        .filter(name -> name.name().toLowerCase(Locale.ROOT).equals(key))
        .findFirst();
  }

  /** One press and one release on each of these squares. */
  Desk click(int... squares) {
    for (int square : squares) {
      mouse(Input.Mouse.Gesture.PRESS, square).mouse(Input.Mouse.Gesture.RELEASE, square);
    }
    return this;
  }

  Desk drag(int from, int to) {
    return mouse(Input.Mouse.Gesture.PRESS, from)
        .mouse(Input.Mouse.Gesture.DRAG, to)
        .mouse(Input.Mouse.Gesture.RELEASE, to);
  }

  private Desk mouse(Input.Mouse.Gesture gesture, int number) {
    Layout layout = Layout.of(model).orElseThrow();
    Square square = Square.of(number);
    return mouse(
        gesture, layout.board().column(square.column()) + 1, layout.board().row(square.row()));
  }

  Desk mouse(Input.Mouse.Gesture gesture, int column, int row) {
    input(new Input.Mouse(gesture, column, row));
    world.settle();
    return this;
  }

  Desk press(int column, int row) {
    return mouse(Input.Mouse.Gesture.PRESS, column, row);
  }

  Desk resize(int columns, int rows) {
    input(new Input.Resized(new Size(columns, rows)));
    return this;
  }

  Screen.Play play() {
    return (Screen.Play) model.screen();
  }

  Screen.Form form() {
    return (Screen.Form) model.screen();
  }

  Screen.Connecting connecting() {
    return (Screen.Connecting) model.screen();
  }

  /** The piece in hand and its landings, and what Enter would take: {@code "15 22 > 29"}. */
  String hand() {
    String path =
        play().selection().path().stream().map(Square::toString).collect(Collectors.joining(" "));
    return (path + " > " + play().selection().cursor().map(Square::toString).orElse("nothing"))
        .strip();
  }

  String question() {
    return model.dialog().map(dialog -> dialog.text()).orElse("");
  }

  String status() {
    return play().status().orElse("");
  }

  /** All that was to be done since this was last asked, but for acknowledgements. */
  String done() {
    String done =
        effects.stream()
            .map(Desk::text)
            .filter(text -> !text.equals("ack"))
            .collect(Collectors.joining(", "));
    effects.clear();
    return done;
  }

  private static String text(Effect effect) {
    return switch (effect.type()) {
      case CONNECT -> {
        Effect.Connect connect = (Effect.Connect) effect;
        yield "connect %s %s %s%s"
            .formatted(
                connect.address(),
                lower(connect.intent()),
                connect.name(),
                connect.resume().isPresent() ? " resuming" : "");
      }
      case SEND -> text(((Effect.Send) effect).frame());
      case QUIT -> {
        Effect.Quit quit = (Effect.Quit) effect;
        yield "quit %d %s".formatted(quit.exitCode(), quit.lastWords()).strip();
      }
      case START_LOCAL, DISCONNECT, SAVE, BELL, REDRAW -> lower(effect.type());
    };
  }

  private static String text(ClientFrame frame) {
    if (frame instanceof ClientFrame.PlayMove move) {
      return move.path().stream()
          .map(Object::toString)
          .collect(Collectors.joining("-", "play ", ""));
    }
    if (frame instanceof ClientFrame.Answer answer) {
      return answer.yes() ? "answer yes" : "answer no";
    }
    return lower(frame.type());
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
