package checkers.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Rule;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("notation")
class MoveTextTest {
  private static final String START = "B:W21-32:B1-12";

  @ParameterizedTest(name = "{0} in {1} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          11-15          | B:W21-32:B1-12      | 11-15
          15x22x31       | B:W18,26,32:B15,1   | 15x31
          2x9x18         | B:W6,7,14,15:B2     | 2x9x18
          2x11x18        | B:W6,7,14,15:B2     | 2x11x18
          15x22x31x24x15 | B:W18,19,26,27:BK15 | 15x22x31x24x15
          """)
  void writesTheWholePathOnlyWhereItMustBe(String path, String fen, String written) {
    Position position = Fen.read(fen).orElseThrow();
    Move move =
        position.legalMoves().stream()
            .filter(each -> each.toString().equals(path))
            .findFirst()
            .orElseThrow();

    assertEquals(written, MoveText.write(position, move));
  }

  @ParameterizedTest(name = "«{0}» is {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          11-15      | 11-15
          11x15      | 11-15
          11:15      | 11-15
          11 15      | 11-15
          '11,15'    | 11-15
          ' 11 - 15 '| 11-15
          11–15      | 11-15
          1115       | 11-15
          09-13      | 9-13
          """)
  void takesAnySeparatorForAStep(String typed, String move) {
    assertEquals(move, read(START, typed));
  }

  @ParameterizedTest(name = "«{1}» in {0} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          B:W18,26,32:B15,1   | 15x31          | 15x22x31
          B:W18,26,32:B15,1   | 15x22x31       | 15x22x31
          B:W18,26,32:B15,1   | 15-22-31       | 15x22x31
          B:W18,26,32:B15,1   | 15 31          | 15x22x31
          B:W6,7,14,15:B2     | 2x9x18         | 2x9x18
          B:W6,7,14,15:B2     | 2X11X18        | 2x11x18
          B:W18,19,26,27:BK15 | 15x22x31x15    | 15x22x31x24x15
          B:W18,19,26,27:BK15 | 15x31x22x15    | 15x24x31x22x15
          B:W18,19,26,27:BK15 | 15x24x31x22x15 | 15x24x31x22x15
          """)
  void findsTheJumpFromItsEndsAndSomeLandings(String fen, String typed, String move) {
    assertEquals(move, read(fen, typed));
  }

  @ParameterizedTest(name = "«{1}» in {0}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          B:W6,7,14,15:B2     | 2x18       | That can be 2x9x18 or 2x11x18: say which.
          B:W18,19,26,27:BK15 | 15x15      | That can be 15x22x31x24x15 or 15x24x31x22x15: say which.
          B:W21-32:B1-12      | ''         | That is no move: expected a move such as 11-15, found the end.
          B:W21-32:B1-12      | hello      | That is no move: expected a move such as 11-15, found "hello".
          B:W21-32:B1-12      | 11-fifteen | That is no move: expected a square from 1 to 32, found "fifteen".
          B:W21-32:B1-12      | 11--15     | That is no move: expected a square from 1 to 32, found "-15".
          B:W21-32:B1-12      | 11-999999999999 | That is no move: expected a square from 1 to 32, found "999999999999".
          """)
  void explainsWhatIsNoMove(String fen, String typed, String text) {
    assertEquals(text, read(fen, typed));
  }

  @ParameterizedTest(name = "«{1}» in {0} breaks {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          B:W18,26,32:B15,1 | 15x22 | MUST_GO_ON
          B:W18,26,32:B15,1 | 1-6 | MUST_JUMP
          B:W21-32:B1-12 | 11-33 | OFF_BOARD
          B:W21-32:B1-12 | 11 | TOO_SHORT
          """)
  void leavesItToTheRefereeToRefuse(String fen, String typed, Rule rule) {
    MoveReading reading = MoveText.read(Fen.read(fen).orElseThrow(), typed);

    MoveReading.Illegal illegal = assertInstanceOf(MoveReading.Illegal.class, reading);
    assertEquals(rule, illegal.refusal().rule());
    assertEquals(illegal.refusal().text(), reading.text());
  }

  @Test
  void readsBackEveryLegalMoveItWrites() {
    int moves = 0;
    for (long seed = 0; seed < 20_000; seed++) {
      Position position = RandomGames.position(new Random(seed));
      for (Move move : position.legalMoves()) {
        String message = "seed " + seed + ", " + move;
        String written = MoveText.write(position, move);

        assertEquals(move, MoveText.read(position, written).move().orElseThrow(), message);
        assertEquals(move, MoveText.read(position, move.toString()).move().orElseThrow(), message);
        moves++;
      }
    }
    assertTrue(moves > 80_000, "too few moves to mean much: " + moves);
  }

  private static String read(String fen, String typed) {
    return MoveText.read(Fen.read(fen).orElseThrow(), typed).text();
  }
}
