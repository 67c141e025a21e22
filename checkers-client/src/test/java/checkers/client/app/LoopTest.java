package checkers.client.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import checkers.client.model.Address;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Intent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("C16")
@Timeout(10)
class LoopTest {
  private static final Effect CONNECT =
      new Effect.Connect(new Address("localhost", 1), Intent.PLAY, "", Optional.empty());
  private static final Effect START_LOCAL = new Effect.StartLocal(Preferences.DEFAULT.local());

  private final List<String> log = new ArrayList<>();
  private final Deque<Inbox.Mail> waiting = new ArrayDeque<>();
  private final List<Consumer<Input>> doors = new ArrayList<>();
  private Optional<Instant> doorDeadline = Optional.empty();
  private Instant now = Instant.EPOCH;
  private Runnable onTick = () -> {};

  /** A wait costs no time, but the clock goes on. */
  private final Inbox inbox =
      new Inbox() {
        @Override
        public void put(Mail mail) {
          waiting.add(mail);
        }

        @Override
        public Optional<Mail> next(Optional<Duration> atMost) {
          if (waiting.isEmpty() && !atMost.equals(Optional.of(Duration.ZERO))) {
            log.add("sleep " + atMost.map(Duration::toMillis).map(Object::toString).orElse("on"));
            now = now.plus(atMost.orElseThrow(() -> new IllegalStateException("asleep forever")));
          }
          return Optional.ofNullable(waiting.poll());
        }
      };

  private final Display display =
      new Display() {
        @Override
        public void draw(Model model) {
          log.add("draw");
        }

        @Override
        public void forget() {
          log.add("forget");
        }

        @Override
        public void bell() {
          log.add("bell");
        }
      };

  private final Door.Opener opener =
      new Door.Opener() {
        @Override
        public Door connect(Effect.Connect effect, Consumer<Input> out) {
          log.add("connect " + effect.address());
          return door(out);
        }

        @Override
        public Door startLocal(Effect.StartLocal effect, Instant at, Consumer<Input> out) {
          log.add("start");
          return door(out);
        }
      };

  private Door door(Consumer<Input> out) {
    doors.add(out);
    return new Door() {
      @Override
      public void send(ClientFrame frame, Instant at) {
        log.add("send " + frame.type());
      }

      @Override
      public Optional<Instant> nextDeadline() {
        return doorDeadline;
      }

      @Override
      public void tick(Instant at) {
        log.add("tick door");
        doorDeadline = Optional.empty();
        onTick.run();
        press('q');
      }

      @Override
      public void close() {
        log.add("close");
      }
    };
  }

  private static Model model() {
    return new Model(
        new Size(80, 24),
        Instant.EPOCH,
        Preferences.DEFAULT,
        Theme.MONO,
        5,
        new Screen.Menu(0),
        false,
        Optional.empty(),
        false);
  }

  /** Each letter does one thing. */
  private Step update(Model model, Input input) {
    log.add(
        input instanceof Input.Key key ? Character.toString(key.character()) : input.type() + "");
    Effect[] effects =
        switch (input instanceof Input.Key key ? key.character() : 0) {
          case 'c' -> new Effect[] {CONNECT};
          case 'l' -> new Effect[] {START_LOCAL};
          case 's' -> new Effect[] {new Effect.Send(new ClientFrame.Resign())};
          case 'd' -> new Effect[] {new Effect.Disconnect()};
          case 'b' -> new Effect[] {new Effect.Bell(), new Effect.Redraw()};
          case 'p' -> new Effect[] {new Effect.Save(Preferences.DEFAULT)};
          case 'q' -> new Effect[] {new Effect.Quit(7, "bye")};
          case 'x' -> throw new IllegalStateException("a bug");
          default -> new Effect[] {};
        };
    return new Step(model, List.of(effects));
  }

  private void press(char key) {
    inbox.put(Input.Key.of(key));
  }

  private List<String> run(String keys) throws InterruptedException {
    return run(model(), keys);
  }

  private List<String> run(Model model, String keys) throws InterruptedException {
    keys.chars().forEach(key -> press((char) key));
    Effect.Quit end = loop(model).run(new Step(model, List.of()));
    assertEquals(new Effect.Quit(7, "bye"), end);
    return log;
  }

  private Loop loop(Model model) {
    return new Loop(
        model, this::update, display, opener, saved -> log.add("save"), inbox, () -> now);
  }

  @Test
  void drawsOnceForAllThatWaits() throws Exception {
    assertEquals(List.of("draw", "a", "b", "bell", "forget", "a", "q"), run("abaq"));
  }

  @Test
  void carriesOutEffects() throws Exception {
    assertEquals(
        List.of("draw", "c", "connect localhost:1", "s", "send RESIGN", "p", "save", "q", "close"),
        run("cspq"));
  }

  @Test
  void sendsNothingWithoutADoor() throws Exception {
    assertEquals(List.of("draw", "s", "d", "q"), run("sdq"));
  }

  @Test
  void takesNoMailFromADoorThatWasClosed() throws Exception {
    doorDeadline = Optional.of(Instant.EPOCH.plusMillis(10));
    onTick =
        () -> {
          doors.get(0).accept(new Input.ConnectionFailed("from the first door"));
          doors.get(1).accept(new Input.ConnectionLost("from the second"));
        };

    List<String> all = run("cl");

    assertEquals(
        List.of("tick door", "draw", "CONNECTION_LOST", "q", "close"),
        all.subList(all.indexOf("tick door"), all.size()));
  }

  @Test
  void ticksALocalTableWhenItIsDue() throws Exception {
    doorDeadline = Optional.of(Instant.EPOCH.plusMillis(1500));

    assertEquals(
        List.of(
            "draw", "l", "start", "draw", "sleep 1500", "TICK", "tick door", "draw", "q", "close"),
        run("l"));
  }

  @Test
  void countsDownWhileItWaitsForTheNextAttempt() throws Exception {
    Screen connecting =
        new Screen.Connecting(
            new Address("localhost", 1),
            Intent.PLAY,
            1,
            "Connecting",
            Optional.of("no"),
            Optional.of(Instant.EPOCH.plusMillis(1200)),
            Optional.empty());
    doorDeadline = Optional.of(Instant.EPOCH.plusMillis(1300));

    assertEquals(
        List.of(
            "draw",
            "l",
            "start",
            "draw",
            "sleep 201",
            "TICK",
            "draw",
            "sleep 1000",
            "TICK",
            "draw",
            "sleep 99",
            "TICK",
            "tick door",
            "draw",
            "q",
            "close"),
        run(model().with(connecting), "l"));
  }

  @Test
  void sleepsWhileNothingChanges() {
    assertThrows(IllegalStateException.class, () -> run("a"));

    assertEquals(List.of("draw", "a", "draw", "sleep on"), log);
  }

  @Test
  void closesTheDoorWhenItFails() {
    assertThrows(IllegalStateException.class, () -> run("cx"));

    assertEquals("close", log.get(log.size() - 1));
  }
}
