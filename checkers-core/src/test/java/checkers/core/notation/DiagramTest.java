package checkers.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Board;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("notation")
class DiagramTest {
  private static final String START =
      """
       r r r r
      r r r r
       r r r r
      . . . .
       . . . .
      w w w w
       w w w w
      w w w w
      """;

  @Test
  void drawsTheStart() {
    assertEquals(START, Diagram.of(Board.START));
  }

  @Test
  void readsKingsAndEmptySquares() {
    Board board =
        Diagram.read(
                """
                 . . . W
                . . . .
                 . R . .
                . w . .
                 . . . .
                . . . .
                 . . . .
                R . . .
                """)
            .orElseThrow();

    assertEquals("B:WK4,14:BK10,K29", Fen.write(new Position(board, Side.RED)));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"indented, '    '", "indented by a tab, '\t'"})
  void readsAPictureHoweverFarItIsIndented(String why, String indentation) {
    String indented = START.replaceAll("(?m)^(?=.)", indentation);

    assertEquals(Board.START, Diagram.read(indented).orElseThrow());
  }

  @Test
  void takesADashForALightSquare() {
    String dashed =
        """
        -r-r-r-r
        r-r-r-r-
        -r-r-r-r
        .-.-.-.-
        -.-.-.-.
        w-w-w-w-
        -w-w-w-w
        w-w-w-w-
        """;

    assertEquals(Board.START, Diagram.read(dashed).orElseThrow());
  }

  @ParameterizedTest(name = "{2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ' r r r r'  | ' r r rr '  | line 1, column 7: expected a light square, found "r"
          'r r r r'   | 'r r q r'   | line 2, column 5: expected r, R, w, W or . for a dark square, found "q"
          '. . . .'   | '. . .'     | line 4, column 6: expected r, R, w, W or . for a dark square, found the end of the line
          '. . . .'   | '. . . . .' | line 4, column 9: expected a light square, found "."
          '. . . .'   | '. w . .'   | line 8, column 7: a side has more than twelve pieces
          ' . . . .'  | ''          | line 5, column 1: expected r, R, w, W or . for a dark square, found the end of the line
          """)
  void saysWhereThePictureIsWrong(String line, String wrong, String fault) {
    String picture = ("\n" + START).replace("\n" + line + "\n", "\n" + wrong + "\n");

    assertEquals(fault, Diagram.read(picture.substring(1)).map(Diagram::of, Fault::text));
  }

  @Test
  void wantsEightLines() {
    String seven = START.substring(0, START.lastIndexOf("w w w w"));

    assertEquals(
        "line 7, column 9: expected eight lines, found the end",
        Diagram.read(seven).map(Diagram::of, Fault::text));
    assertEquals(
        "line 9, column 1: expected no more than eight lines, found \"w\"",
        Diagram.read(START + "w w w w\n").map(Diagram::of, Fault::text));
  }

  @Test
  void readsBackEveryBoardItDraws() {
    for (long seed = 0; seed < 20_000; seed++) {
      Board board = RandomGames.board(new Random(seed));

      assertEquals(board, Diagram.read(Diagram.of(board)).orElseThrow(), "seed " + seed);
    }
  }
}
