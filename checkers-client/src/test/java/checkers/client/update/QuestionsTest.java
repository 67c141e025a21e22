package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Layout;
import checkers.client.model.Screen;
import checkers.core.rules.Side;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionsTest {
  private final World world = World.game();
  private final Desk ann = world.ann();
  private final Desk bob = world.bob();

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          r y            | -                                     | resign
          r n            | -                                     | -
          r escape       | -                                     | -
          r enter        | Resign this game? Your opponent wins. | -
          r left 11 q    | Resign this game? Your opponent wins. | -
          q              | Leave this game? Your opponent wins.  | -
          q n            | -                                     | -
          q y            | -                                     | leave, disconnect
          escape         | Leave this game? Your opponent wins.  | -
          escape escape  | -                                     | -
          d              | -                                     | offer draw
          p              | -                                     | pause
          p p            | -                                     | pause, continue, bell
          redraw         | -                                     | redraw
          """)
  void asksBeforeAGameIsLostAndSendsWhatIsWanted(String keys, String question, String done) {
    ann.type(keys);

    assertEquals(done == null ? "" : done, ann.done());
    if (ann.model().screen() instanceof Screen.Play && !"resign".equals(done)) {
      assertEquals(question == null ? "" : question, ann.question());
    }
  }

  @Test
  void offersADrawThatOnlyYesOrNoAnswers() {
    ann.type("d");
    assertEquals("You have offered a draw.", ann.play().action());
    assertEquals("Your opponent offers a draw. Do you accept?", bob.question());
    bob.done();
    bob.type("left right up down enter backspace escape tab 11-15 enter r d p f m h j k l");
    assertEquals("", bob.done());
    assertEquals("Please answer the question: y or n.", bob.play().action());
    assertEquals("Your opponent offers a draw. Do you accept?", bob.question());
    bob.type("y");

    assertEquals("answer yes", bob.done());
    assertEquals("A Draw has been reached by agreement.", ann.status());
  }

  @Test
  void declinesADraw() {
    ann.type("d");
    bob.type("n");

    assertEquals("White has declined the draw.", ann.play().action());
    assertEquals("", bob.question());
    assertEquals("offer draw, play 9-13", ann.type("9-13 enter").done());
  }

  @Test
  void closesAQuestionWhoseTimeIsOver() {
    ann.type("d");
    bob.done();
    world.pass(Duration.ofSeconds(29));
    assertEquals("Your opponent offers a draw. Do you accept?", bob.question());
    world.pass(Duration.ofSeconds(1));

    assertEquals("", bob.question());
    assertEquals("", bob.done());
    assertEquals("White has declined the draw.", ann.play().action());
  }

  @Test
  void keepsAQuestionOpenThroughNoticesAndPauses() {
    ann.type("d p");
    world.ping();

    assertEquals("Your opponent offers a draw. Do you accept?", bob.question());
  }

  @Test
  void leavesWithoutAnAnswerOnlyAfterAskingInAGame() {
    ann.type("d");

    assertEquals("Leave this game? Your opponent wins.", bob.type("q").question());
  }

  @Test
  @Tag("C19")
  @Tag("C29")
  void showsTheWinnerUntilEnterAndAsksForARematch() {
    ann.type("r y");
    assertEquals("Player White is the winner! Red resigned.", ann.status());
    assertEquals("Do you want to play again?", ann.question());
    ann.type("x left");
    assertEquals("Player White is the winner! Red resigned.", ann.status());

    assertEquals("", ann.type("enter").status());
    assertEquals("Do you want to play again?", ann.question());
  }

  @Test
  @Tag("C30")
  void playsAgainWithColoursSwapped() {
    world.play("9-13 22-18");
    ann.type("r y enter y");
    bob.done();
    bob.type("y");

    assertEquals("answer yes, bell", bob.done());
    assertEquals(Side.WHITE, ann.play().seat().side().orElseThrow());
    assertEquals("", bob.status(), "a new game is not covered by the end of the old one");
    assertTrue(ann.play().record().moves().isEmpty());
    assertEquals("play 11-15", bob.type("11-15 enter").done());
  }

  @ParameterizedTest(name = "{0} at the rematch question leaves")
  @ValueSource(strings = {"enter escape", "enter q", "escape escape"})
  void leavesTheEndScreenAtOnce(String keys) {
    bob.type("r y");
    ann.done();

    assertEquals("leave, disconnect", ann.type(keys).done());
    assertEquals(new Screen.Menu(0), ann.model().screen());
  }

  @Test
  @Tag("D13")
  void goesBackToTheMenuByMAfterAGame() {
    bob.type("r y enter n");
    ann.type("enter n").done();

    assertEquals("leave, disconnect", ann.type("m").done());
  }

  @Test
  @Tag("C30")
  void offersASpectatorTheFreeSeat() {
    Desk eve = world.join(3, "Eve", true);
    ann.type("r y enter n");
    bob.type("enter y");
    assertEquals("A seat is free. Do you want to play?", eve.question());
    eve.done();
    eve.type("enter");
    assertEquals("", eve.done());
    eve.type("y");

    assertTrue(eve.play().seat().side().isPresent());
    assertTrue(ann.play().seat().side().isEmpty());
    assertEquals("", eve.status());
  }

  @Test
  @Tag("D11")
  void movesNothingInAPauseAndGoesOnAfterIt() {
    ann.type("enter p");
    assertEquals("Red has paused the game, for 10 minutes at most.", bob.play().action());
    assertEquals("The game is paused.", ann.type("enter").play().action());
    assertEquals("pause", ann.done());
    bob.type("p");
    assertEquals("Only Red, who paused the game, can continue it.", bob.play().action());
    ann.type("p");

    assertEquals("continue, bell, play 9-13", ann.type("enter enter").done());
  }

  @Test
  void showsHelpOverTheBoardUntilAnyKey() {
    assertTrue(ann.type("?").model().help());
    assertEquals(false, ann.type("enter").model().help());
    assertEquals("> 9", ann.hand(), "the key that closes the help does nothing else");
    ann.type("?").press(1, 1);
    assertEquals(false, ann.model().help());
  }

  @Test
  void flipsTheBoard() {
    assertEquals(Side.RED, Layout.bottom(ann.model(), ann.play()));
    ann.type("f");
    assertEquals(Side.WHITE, Layout.bottom(ann.model(), ann.play()));
    assertEquals("", ann.done());
  }
}
