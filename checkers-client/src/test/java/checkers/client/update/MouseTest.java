package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.BoardLayout;
import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.core.rules.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("R11")
class MouseTest {
  private static final String ONE_JUMP = "9-13 22-17";
  private static final String DOUBLE = "9-13 22-18 5-9 18-15 11x18";
  private static final String FORKED = "9-13 24-20 10-14 27-24 11-15 22-17 13x22";
  private static final String CIRCLE = "B:W18,19,26,27:BK15,1";

  @Test
  void playsByClickOnPieceAndDestination() {
    assertEquals("play 11-15", World.game().ann().click(11, 15).done());
  }

  @Test
  void playsByDragAndDrop() {
    assertEquals("play 11-15", World.game().ann().drag(11, 15).done());
  }

  @Test
  void findsSquaresAtAnySizeAndWithTheBoardFlipped() {
    Desk ann = World.game().ann();
    ann.resize(150, 50);

    assertEquals("redraw, play 11-15", ann.type("f").click(11, 15).done());
  }

  @Test
  void takesAnotherPieceInHandInstead() {
    assertEquals("play 10-14", World.game().ann().click(11, 10, 14).done());
  }

  @Test
  void jumpsByClicksLandingByLanding() {
    Desk ann = World.after(DOUBLE, Side.WHITE).ann();

    assertEquals("23 14 > 5", ann.click(23, 14).hand());
    assertEquals("Another jump is available.", ann.play().action());
    assertEquals("play 23-14-5", ann.click(5).done());
  }

  @Test
  void jumpsByDraggingLandingByLanding() {
    Desk ann = World.after(DOUBLE, Side.WHITE).ann();

    assertEquals("23 14 > 5", ann.drag(23, 14).hand());
    assertEquals("play 23-14-5", ann.drag(14, 5).done());
  }

  @Test
  void jumpsToTheEndInOneDragIfOnlyOneWayLeadsThere() {
    assertEquals("play 25-18-11", World.after(FORKED, Side.WHITE).ann().drag(25, 11).done());
    assertEquals("play 25-18-11", World.after(FORKED, Side.WHITE).ann().click(25, 11).done());
  }

  @Test
  void comesBackToItsStartInACircle() {
    Desk ann = World.game().ann();
    ann.input(new Input.Frame(TestFrames.move(CIRCLE)));
    ann.done();

    assertEquals("play 15-22-31-24-15", ann.click(15, 22, 31, 24, 15).done());
  }

  @ParameterizedTest(name = "after «{0}», click on {1}: {3}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          -          | 15    | There is no piece on 15.
          -          | 22    | The piece on 22 is not yours.
          -          | 1     | The piece on 1 cannot move.
          9-13 22-17 | 12    | You must perform a jump, and the piece on 12 cannot.
          -          | 11 2  | The piece on 2 cannot move.
          -          | 11 18 | A man
          """)
  void saysWhyAClickIsWrong(String moves, String squares, String why) {
    Desk ann = moves == null ? World.game().ann() : World.after(moves, Side.RED).ann();
    for (String square : squares.split(" ", -1)) {
      ann.click(Integer.parseInt(square));
    }

    assertEquals("", ann.done());
    if (why.endsWith(".")) {
      assertEquals(why, ann.play().action());
    } else {
      assertFalse(ann.play().action().equals("Your turn."));
    }
  }

  @Test
  void keepsThePieceInHandAfterAWrongDrop() {
    Desk ann = World.game().ann();

    assertEquals("11 > 15", ann.drag(11, 18).hand());
    assertFalse(ann.play().action().equals("Your turn."));
    assertEquals("play 11-16", ann.click(16).done());
  }

  @Test
  void explainsAWrongLandingInTheMiddleOfAJump() {
    Desk ann = World.after(FORKED, Side.WHITE).ann();
    ann.click(25, 18, 15);

    assertEquals("25 18 > 9", ann.hand());
    assertTrue(ann.play().action().contains("25x18x9"), ann.play().action());
  }

  @Test
  void saysThatLightSquaresAreNotPlayedOn() {
    Desk ann = World.game().ann();
    BoardLayout board = Layout.of(ann.model()).orElseThrow().board();
    ann.press(board.column(0) + 1, board.row(0));

    assertEquals("Pieces stand and move on the numbered squares alone.", ann.play().action());
  }

  @Test
  void doesNothingBesideTheBoardAndWhenTheScreenIsTooSmall() {
    Desk ann = World.game().ann();
    assertEquals("> 9", ann.press(79, 23).hand());
    ann.resize(40, 10).press(10, 5);

    assertEquals("> 9", ann.hand());
    assertEquals("Your turn.", ann.play().action());
  }

  @Test
  void isDeadForOneWhoIsNotToMove() {
    World world = World.game();

    assertEquals("It is not your turn.", world.bob().click(22, 18).play().action());
    assertEquals("", world.ann().done());
  }

  @ParameterizedTest(name = "yes: {0}")
  @CsvSource({"true, resign", "false, ''"})
  void answersDialogsByTheirButtons(boolean yes, String done) {
    Desk ann = World.game().ann();
    ann.type("r");
    Rect dialog = Layout.dialog(ann.model().size(), ann.question());
    Rect button = yes ? Layout.yesButton(dialog) : Layout.noButton(dialog);
    ann.press(1, 1).press(dialog.left(), dialog.top());
    assertEquals("Resign this game? Your opponent wins.", ann.question());
    ann.press(button.left() + 1, button.top());

    assertEquals(done, ann.done());
    assertEquals("", yes ? "" : ann.question());
  }

  @Test
  void losesNothingWhenTheBoardChangesUnderADrag() {
    World world = World.after(ONE_JUMP, Side.RED);
    Desk ann = world.ann();
    ann.mouse(Input.Mouse.Gesture.PRESS, 1, 1);
    ann.type("escape");
    assertEquals("> 13", ann.drag(13, 13).type("escape").hand());
    ann.click(13);

    assertEquals("play 13-22", ann.click(22).done());
  }

  @Test
  @Tag("C29")
  void readsAMessageOverTheBoardByAClick() {
    World world = World.game();
    world.bob().type("r y");
    Desk ann = world.ann();
    ann.type("n");
    assertEquals("Player Red is the winner! White resigned.", ann.status());

    assertEquals("", ann.press(5, 5).status());
  }
}
