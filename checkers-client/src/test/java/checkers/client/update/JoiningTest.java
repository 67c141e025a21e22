package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Address;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.core.protocol.Intent;
import checkers.core.rules.Side;
import checkers.core.table.TableCommand;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JoiningTest {
  private static final Input NOBODY = new Input.ConnectionFailed("nobody listens");
  private static final Input LOST = new Input.ConnectionLost("cable cut");

  @Test
  @Tag("C24")
  void saysWhatItIsDoing() {
    Desk desk = new World(Side.RED, Side.RED).setOut(World.ANN, true);

    assertEquals("Connecting to server", desk.connecting().task());
    assertEquals(1, desk.connecting().attempt());
  }

  @Test
  @Tag("C16")
  void triesAgainAfterPausesThatGrowAndTellsTheAttempt() {
    World world = new World(Side.RED, Side.RED);
    Desk desk = world.setOut(World.ANN, true);

    desk.input(NOBODY);
    assertEquals(Optional.of("nobody listens"), desk.connecting().failure());
    world.pass(Duration.ofMillis(999));
    assertEquals("", desk.done());
    world.pass(Duration.ofMillis(1));
    assertEquals("connect localhost:9000 play Ann", desk.done());
    assertEquals(2, desk.connecting().attempt());

    desk.input(NOBODY);
    world.pass(Duration.ofMillis(1999));
    assertEquals("", desk.done());
    world.pass(Duration.ofMillis(1));
    assertEquals("connect localhost:9000 play Ann", desk.done());
    assertEquals(3, desk.connecting().attempt());

    desk.input(NOBODY);
    assertEquals(Screen.Form.Purpose.JOIN, desk.form().purpose());
    assertEquals(
        Optional.of(
            "A connection to localhost:9000 cannot be established (3 attempts): nobody listens"),
        desk.form().problem());
    assertEquals("", desk.done());
  }

  @Test
  @Tag("C16")
  void endsWithExitCodeOneWhenTheCommandLineSaidWhereToGo() {
    Desk desk = direct(1);
    desk.input(NOBODY);

    assertEquals(
        "quit 1 A connection to localhost:9000 cannot be established (1 attempt): nobody listens",
        desk.done());
  }

  @Test
  void boundsThePause() {
    World world = new World(Side.RED, Side.RED);
    Desk desk = world.setOut(World.ANN, true);
    Model model = desk.model();
    desk.with(attempts(model, 50, false));
    for (int i = 1; i < 40; i++) {
      desk.input(NOBODY);
      world.pass(Duration.ofSeconds(15));
    }

    assertEquals(40, desk.connecting().attempt());
  }

  @ParameterizedTest(name = "{0} while connecting")
  @ValueSource(strings = {"escape", "q"})
  void leavesAtOnceWhileConnecting(String key) {
    Desk desk = new World(Side.RED, Side.RED).setOut(World.ANN, true);

    assertEquals("disconnect", desk.type(key).done());
    assertEquals(new Screen.Menu(0), desk.model().screen());
    desk.input(NOBODY);
    assertEquals(new Screen.Menu(0), desk.model().screen());
    assertEquals("disconnect, quit 0", direct(3).type(key).done());
  }

  @Test
  @Tag("C24")
  void waitsAtTheTableForAnotherPlayer() {
    Desk desk = new World(Side.RED, Side.RED).join(World.ANN, "Ann", true);

    assertEquals(
        "Waiting for another player. A move may take 5 minutes, and then 1 minute of extra time.",
        desk.play().action());
    assertTrue(desk.play().seat().resume().isPresent());
    assertTrue(desk.play().seat().limits().isPresent());
    desk.type("enter");
    assertEquals("There is no game going on.", desk.play().action());
    assertEquals("leave, disconnect", desk.type("q").done());
  }

  @Test
  @Tag("C17")
  void comesBackToItsGameWhenTheConnectionIsLost() {
    World world = World.game();
    Desk ann = world.ann();
    ann.cut();
    world.handle(new TableCommand.Drop(World.ANN));
    ann.input(LOST);
    assertEquals("connect localhost:9000 play Ann resuming", ann.done());
    assertEquals("The connection is lost. Coming back to your game", ann.connecting().task());
    assertTrue(world.bob().play().action().startsWith("Red has lost the connection"));

    ann.mend();
    world.handle(new TableCommand.Return(World.ANN));

    assertEquals("play 9-13", ann.type("9-13 enter").done());
    assertEquals("9-13", ann.play().record().moves().get(0).text());
    assertEquals(Optional.of(new Address("localhost", 9000)), ann.play().server());
  }

  @Test
  @Tag("C17")
  void tellsAPlayerWhoCannotComeBackAndLeavesAfterThat() {
    Desk ann = World.game().ann();
    ann.cut();
    ann.input(LOST);
    ann.with(attempts(ann.model(), 1, false));
    ann.input(NOBODY);

    assertTrue(ann.status().startsWith("A connection to localhost:9000 cannot be established"));
    ann.done();
    ann.input(LOST);
    assertEquals("", ann.done(), "a table that is lost for good is not tried again");
    assertEquals("disconnect", ann.type("enter").done());
    assertEquals(new Screen.Menu(0), ann.model().screen());
  }

  @Test
  @Tag("C17")
  void tellsASpectatorThatTheServerIsLost() {
    World world = World.game();
    Desk eve = world.join(3, "Eve", false);
    eve.done();
    eve.input(LOST);

    assertEquals("The connection to the server is lost: cable cut.", eve.status());
    assertEquals("disconnect", eve.type("enter").done());
  }

  @ParameterizedTest(name = "the connection is lost after GOODBYE: {0}")
  @CsvSource({"true", "false"})
  void saysGoodbyeOnceAndKeepsTheLastSightOfTheTable(boolean lost) {
    World world = World.game();
    world.pass(Duration.ofMinutes(6));
    Desk ann = world.ann();
    ann.done();
    if (lost) {
      ann.input(LOST);
    }

    assertEquals("You ran out of time and lost the game.", ann.status());
    assertTrue(ann.play().seat().frame().result().isPresent());
    assertEquals("disconnect", ann.type("enter").done());
  }

  @Test
  @Tag("C16")
  void tellsWhyTheServerRefuses() {
    Desk desk = new World(Side.RED, Side.RED).setOut(World.ANN, true);
    desk.input(new Input.Frame(TestFrames.refuse("The server is full.")));
    desk.input(LOST);

    assertEquals(Optional.of("The server says: The server is full."), desk.form().problem());
    assertEquals("disconnect", desk.done());
  }

  @Test
  void staysAtNoTableThatRefusesItsReturn() {
    Desk ann = World.game().ann();
    ann.cut();
    ann.input(LOST);
    ann.mend();
    ann.input(new Input.Frame(TestFrames.refuse("That seat is gone.")));
    ann.done();
    ann.input(LOST);

    assertEquals("The server says: That seat is gone.", ann.status());
    assertEquals("disconnect", ann.type("enter").done());
  }

  private static Desk direct(int attempts) {
    World world = new World(Side.RED, Side.RED);
    Model model = attempts(World.menu(world.now()), attempts, true);
    Step start = Joining.start(model, new Address("localhost", 9000), Intent.PLAY);
    return new Desk(world, World.ANN, start.model());
  }

  private static Model attempts(Model model, int attempts, boolean direct) {
    return new Model(
        model.size(),
        model.now(),
        model.preferences(),
        model.theme(),
        attempts,
        model.screen(),
        false,
        Optional.empty(),
        direct);
  }
}
