package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Side;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedMovesTest {
  private static final String FORKED = "9-13 24-20 10-14 27-24 11-15 22-17 13x22";

  @ParameterizedTest(name = "«{0}» plays {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          11-15 enter               | play 11-15
          11:15 enter               | play 11-15
          11x15 enter               | play 11-15
          1115 enter                | play 11-15
          12-1 tab enter            | play 12-16
          9-1 tab 4 enter           | play 9-14
          11-17 backspace 5 enter   | play 11-15
          enter 11-15 enter         | play 11-15
          99 escape 11-15 enter     | play 11-15
          99 left 11-15 enter       | play 11-15
          """)
  @Tag("C18")
  void playsWhatIsTyped(String keys, String played) {
    assertEquals(played, World.game().ann().type(keys).done());
  }

  @ParameterizedTest(name = "«{0}» plays {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          25x18x11 enter     | play 25-18-11
          25x11 enter        | play 25-18-11
          25-9 enter         | play 25-18-9
          26 tab enter       | play 26-17-10
          25x18x9 enter      | play 25-18-9
          """)
  void playsJumpsInFullOrShort(String keys, String played) {
    assertEquals(played, World.after(FORKED, Side.WHITE).ann().type(keys).done());
  }

  @ParameterizedTest(name = "«{0}» becomes «{1}»")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1    | 1
          9    | 9-1
          9-13 | 9-13
          12   | 12-16
          7    | 7
          """)
  void completesAsFarAsItIsCertain(String typed, String completed) {
    assertEquals(completed, World.game().ann().type(typed + " tab").play().typed());
  }

  @Test
  void completesToTheForkOfAJump() {
    Desk ann = World.after(FORKED, Side.WHITE).ann();

    assertEquals("25x18x", ann.type("25 tab").play().typed());
    assertEquals("25x18x9", ann.type("9 tab").play().typed());
  }

  @Test
  void takesASpaceForTheEndOfASquare() {
    Desk ann = World.game().ann();
    ann.type("1").input(Input.Key.of(' '));

    assertEquals("1 ", ann.type("tab").play().typed(), "1 is not the beginning of 11");
  }

  @ParameterizedTest(name = "«{0}»: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          11-18 | There is nothing to jump from 11
          22-18 | The piece on 22 is White's, and it is Red's turn.
          15-18 | There is no piece on 15.
          9-40  | There is no square 40: squares are numbered 1 to 32.
          9-5   | Square 5 is occupied
          9     | A move needs a square to start from and a square to land on.
          """)
  @Tag("C28")
  void explainsWhatIsWrongAndLetsItBeTypedAnew(String typed, String why) {
    Desk ann = World.game().ann();
    ann.type(typed + " enter");

    assertEquals(why, head(ann.play().action(), why));
    assertEquals("", ann.play().typed());
    assertEquals("play 11-15", ann.type("11-15 enter").done());
  }

  @ParameterizedTest(name = "«{0}»: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          23-18 | You must jump: 25x18x9, 25x18x11 or 26x17x10.
          25x18 | Another jump is available and you must go on: 25x18x9 or 25x18x11.
          """)
  void saysThatJumpsAreCompulsory(String typed, String why) {
    Desk ann = World.after(FORKED, Side.WHITE).ann();
    ann.type(typed + " enter");

    assertEquals(why, ann.play().action());
    assertEquals("", ann.done());
  }

  private static String head(String text, String as) {
    return text.substring(0, Math.min(text.length(), as.length()));
  }

  @Test
  void forgetsWhatWasTypedWhenTheBoardChanges() {
    World world = World.game();
    world.ann().type("11-1");
    world.pass(Duration.ofMinutes(5));
    assertEquals("11-1", world.ann().play().typed(), "a notice changes nothing");
    world.play("9-13");

    assertEquals("", world.ann().play().typed());
  }

  @Test
  void neverTypesMoreThanTheLongestMove() {
    Desk ann = World.game().ann();
    ann.type("1".repeat(100));

    assertEquals(40, ann.play().typed().length());
  }

  @Test
  void showsNumbersAndKeepsThatChoice() {
    Desk ann = World.game().ann();

    assertEquals("save", ann.type("n").done());
    assertEquals(true, ann.model().preferences().numbers());
    assertEquals(false, ann.type("n").model().preferences().numbers());
  }
}
