package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C27")
class KeyboardMovesTest {
  private static final String ONE_JUMP = "9-13 22-17";
  private static final String DOUBLE = "9-13 22-18 5-9 18-15 11x18";
  private static final String FORKED = "9-13 24-20 10-14 27-24 11-15 22-17 13x22";

  /** Red sits at the bottom and so sees 12 at the left of 11: its pieces are 12 11 10 9. */
  @ParameterizedTest(name = "Red types «{0}»: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tab                        | > 9
          right                      | > 12
          left                       | > 10
          left left                  | > 11
          left right                 | > 9
          right right                | > 11
          h                          | > 10
          l                          | > 12
          enter                      | 9 > 13
          enter left                 | 9 > 14
          enter left enter backspace | > 9
          enter escape               | > 9
          enter left backspace       | > 9
          backspace                  | > 9
          backspace backspace enter  | 9 > 13
          up                         | > 9
          """)
  void goesThroughPiecesAndDestinationsAsTheyLieOnTheScreen(String keys, String hand) {
    Desk ann = World.game().ann();
    if (keys.contains("left enter")) {
      assertEquals("play 9-14", ann.type("enter left enter").done());
      return;
    }

    assertEquals(hand, ann.type(keys).hand());
  }

  @ParameterizedTest(name = "White types «{0}»: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          right                | > 22
          left                 | > 24
          right right enter    | 23 > 18
          right enter right    | 22 > 18
          """)
  void goesInBoardOrderForWhite(String keys, String hand) {
    Desk ann = World.game(Side.WHITE, Side.WHITE).ann();

    assertEquals(hand, ann.type(keys).hand());
  }

  @ParameterizedTest(name = "from 18: {0} goes to {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          up           | > 14
          k            | > 14
          up up        | > 5
          up up up     | > 5
          down         | > 23
          j            | > 23
          down down    | > 32
          """)
  void goesUpAndDownToTheNearestPiece(String keys, String hand) {
    Desk ann = World.game(Side.WHITE, Side.WHITE).ann();
    ann.input(new Input.Frame(TestFrames.move("W:WK5,K12,14,18,23,K32:B1")));
    ann.type("right right right");
    assertEquals("> 18", ann.hand());

    assertEquals(hand, ann.type(keys).hand());
  }

  @Test
  void goesUpOnTheScreenAlsoWhenTheBoardIsFlipped() {
    Desk ann = World.game(Side.WHITE, Side.WHITE).ann();
    ann.input(new Input.Frame(TestFrames.move("W:W14,18,23:B1")));
    ann.type("right f");

    assertEquals("> 23", ann.type("up").hand());
    assertEquals("> 18", ann.type("right").hand());
  }

  @Test
  @Tag("C18")
  void sendsAMoveOnceItIsComplete() {
    World world = World.game();

    assertEquals("play 11-15", world.ann().type("left left enter enter").done());
    assertEquals("White to move.", tail(world.ann().play().action()));
    assertEquals("Your turn.", world.bob().play().action());
    assertEquals("> nothing", world.ann().hand());
  }

  private static String tail(String action) {
    return action.substring(action.length() - "White to move.".length());
  }

  @Test
  void takesTheOnlyLegalMoveInHandByItself() {
    Desk ann = World.after(ONE_JUMP, Side.RED).ann();

    assertEquals("13 > 22", ann.hand());
    assertEquals("Your turn. You must perform a jump.", ann.play().action());
    assertEquals("play 13-22", ann.type("enter").done());
  }

  @Test
  void letsTheOnlyMoveBePutBackToo() {
    Desk ann = World.after(ONE_JUMP, Side.RED).ann();

    assertEquals("> 13", ann.type("escape").hand());
    assertEquals("13 > 22", ann.type("enter").hand());
  }

  @Test
  @Tag("C28")
  void jumpsLandingByLandingAndAForcedOneNeedsOnlyEnter() {
    Desk ann = World.after(DOUBLE, Side.WHITE).ann();

    assertEquals("23 > 14", ann.hand());
    assertEquals("23 14 > 5", ann.type("enter").hand());
    assertEquals("Another jump is available.", ann.play().action());
    assertEquals("play 23-14-5", ann.type("enter").done());
  }

  @Test
  void choosesBetweenLandings() {
    Desk ann = World.after(FORKED, Side.WHITE).ann();

    assertEquals("25 18 > 9", ann.type("enter enter").hand());
    assertEquals("25 18 > 11", ann.type("right").hand());
    assertEquals("25 > 18", ann.type("backspace").hand());
    assertEquals("play 25-18-11", ann.type("enter right enter").done());
  }

  @Test
  void takesBackLandingByLandingAndThenAsksToLeave() {
    Desk ann = World.after(FORKED, Side.WHITE).ann();
    ann.type("enter enter");

    assertEquals("25 > 18", ann.type("escape").hand());
    assertEquals("> 25", ann.type("escape").hand());
    assertEquals("", ann.question());
    assertEquals("Leave this game? Your opponent wins.", ann.type("escape").question());
  }

  @ParameterizedTest(name = "{0} out of turn")
  @CsvSource({"enter", "left", "up", "h", "11"})
  void saysThatItIsNotYourTurn(String key) {
    World world = World.game();

    assertEquals("It is not your turn.", world.bob().type(key).play().action());
    assertEquals("", world.bob().done());
  }

  @Test
  void saysThatTheMoveIsOnItsWayUntilTheServerAnswers() {
    World world = World.game();
    Desk ann = world.ann();
    ann.cut();
    ann.type("9-13 enter");
    assertEquals("You play 9-13.", ann.play().action());

    assertEquals("Your move is on its way.", ann.type("left").play().action());
    assertEquals("play 9-13", ann.done());
  }

  @Test
  @Tag("D15")
  void saysThatAKeyIsUnknown() {
    Desk ann = World.game().ann();

    assertEquals("There is no key z. Press ? for help.", ann.type("z").play().action());
    assertEquals("9 > 13", ann.type("enter").hand());
  }
}
