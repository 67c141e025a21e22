package checkers.client.bench;

import checkers.client.app.Door;
import checkers.client.model.Address;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.update.Input;
import checkers.client.update.Joining;
import checkers.client.update.Step;
import checkers.core.bench.Bar;
import checkers.core.notation.MoveText;
import checkers.core.protocol.Intent;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How much is written to the terminal for a move at 80x24: everything from the key or the frame
 * that brings it until it has arrived, with all frames of its animation, the clock and the marks of
 * the next player's pieces.
 */
final class MoveBytes {
  private static final double BAR = 2048;
  private static final int PLIES = 60;
  private static final int GAMES = 5;

  private MoveBytes() {}

  static void measure() throws InterruptedException {
    Figures.say("bytes written for a move at 80x24, %d random games of %d plies", GAMES, PLIES);
    double worst = 0;
    for (Theme theme : List.of(Theme.TRUECOLOR, Theme.COLORS_256)) {
      for (boolean animated : new boolean[] {true, false}) {
        Model model = model(theme, animated);
        worst = Math.max(worst, tell(model, "at one screen", MoveBytes::atOneScreen));
        worst = Math.max(worst, tell(model, "at a server", MoveBytes::atAServer));
      }
    }
    Bar.atMost("move-bytes", worst, BAR);
  }

  private interface Player {
    void play(Model model, RandomGame game, List<Integer> bytes) throws InterruptedException;
  }

  private static double tell(Model model, String where, Player player) throws InterruptedException {
    List<Integer> bytes = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      player.play(model, new RandomGame(seed, PLIES), bytes);
    }
    Figures figures = new Figures(bytes);
    Figures.say(
        "  %-11s %-13s %-17s median %4.0f, p90 %4.0f, most %4.0f (of %d moves)",
        model.theme().title(),
        where,
        model.preferences().animation() ? "animated" : "without animation",
        figures.median(),
        figures.at(90),
        figures.most(),
        figures.count());
    return figures.most();
  }

  /** The menu with the usual preferences. */
  static Model model(Theme theme, boolean animated) {
    Preferences usual = Preferences.DEFAULT;
    Preferences preferences =
        new Preferences(
            "Ann",
            usual.theme(),
            usual.pieces(),
            usual.sound(),
            usual.address(),
            usual.numbers(),
            usual.turning(),
            animated,
            usual.local());
    return new Model(
        Size.SMALLEST,
        Reel.START,
        preferences,
        theme,
        1,
        new Screen.Menu(0),
        false,
        Optional.empty(),
        false);
  }

  /** Both players type their moves; what the typing itself writes is not counted. */
  private static void atOneScreen(Model model, RandomGame game, List<Integer> bytes)
      throws InterruptedException {
    Reel.run(new Step(model, List.of()), Door.opener(), new TypedMoves(game, bytes));
  }

  private static final class TypedMoves implements Reel.Scene {
    private final RandomGame game;
    private final List<Integer> bytes;
    private Optional<Move> typed = Optional.empty();
    private boolean started;
    private boolean played;

    TypedMoves(RandomGame game, List<Integer> bytes) {
      this.game = game;
      this.bytes = bytes;
    }

    @Override
    public Optional<Duration> play(Reel reel) {
      if (!started) {
        started = true;
        reel.put(Input.Key.of('1'));
        reel.put(Input.Key.of(Input.Key.Name.UP));
        reel.put(Input.Key.of(Input.Key.Name.ENTER));
        return Optional.of(Duration.ofSeconds(1));
      }
      int written = reel.bytes();
      if (typed.isPresent()) {
        Move move = typed.get();
        typed = Optional.empty();
        played = true;
        reel.put(Input.Key.of(Input.Key.Name.ENTER));
        return Optional.of(RandomGame.showing(move));
      }
      if (played) {
        bytes.add(written);
      }
      if (game.isOver()) {
        return Optional.empty();
      }
      Position before = game.position();
      Move move = game.next();
      MoveText.write(before, move).chars().forEach(c -> reel.put(Input.Key.of((char) c)));
      typed = Optional.of(move);
      return Optional.of(Duration.ofMillis(630));
    }
  }

  /** As one of the players sees both players' moves. */
  private static void atAServer(Model model, RandomGame game, List<Integer> bytes)
      throws InterruptedException {
    Server server = new Server();
    Step first = Joining.start(model, new Address("localhost", 9000), Intent.PLAY);
    boolean[] begun = new boolean[2];
    Reel.run(
        first,
        server,
        reel -> {
          if (!begun[0]) {
            begun[0] = true;
            server.begin(reel.now());
            return Optional.of(Duration.ofSeconds(1));
          }
          int written = reel.bytes();
          if (begun[1]) {
            bytes.add(written);
          }
          begun[1] = true;
          if (game.isOver()) {
            return Optional.empty();
          }
          Move move = game.next();
          server.play(move, reel.now());
          return Optional.of(RandomGame.showing(move));
        });
  }
}
