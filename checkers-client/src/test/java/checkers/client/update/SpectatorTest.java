package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.client.model.Screen;
import checkers.core.rules.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("C20")
class SpectatorTest {
  private static final String WATCHING = "You are watching: only the players move.";

  private final World world = World.game();
  private final Desk eve = world.join(3, "Eve", false);

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {"left", "right", "up", "down", "enter", "h", "j", "k", "l", "1", "r", "d", "p"})
  void everyKeyOfAPlayerIsDeadAndSaysSo(String key) {
    eve.done();

    assertEquals(WATCHING, eve.type(key).play().action());
    assertEquals("", eve.done());
    assertEquals("", eve.question());
    assertEquals("> nothing", eve.hand());
  }

  @Test
  void saysSoOnceAndNeverHidesTheNewsAgain() {
    eve.type("left");
    world.play("9-13");

    assertEquals("Red played 9-13.", eve.type("left enter 11-15 d").play().action());
    assertEquals("Red played 9-13.", eve.click(22).play().action());
  }

  @Test
  void clicksAreDeadToo() {
    assertEquals(WATCHING, eve.click(9).play().action());
  }

  @Test
  void seesNamesMovesAndTheEnd() {
    world.play("9-13 22-17 13x22");
    assertEquals(3, eve.play().record().moves().size());
    assertEquals("Ann", eve.play().seat().name(Side.RED));
    assertEquals(1, eve.play().seat().frame().spectators().orElseThrow());
    world.ann().type("r y");

    assertEquals("Player White is the winner! Red resigned.", eve.status());
    assertEquals("", eve.question());
  }

  @Test
  void leavesAtOnce() {
    eve.done();

    assertEquals("leave, disconnect", eve.type("q").done());
    assertEquals(new Screen.Menu(0), eve.model().screen());
  }
}
