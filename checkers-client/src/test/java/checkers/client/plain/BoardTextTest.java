package checkers.client.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.notation.Fen;
import checkers.core.rules.Board;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTextTest {
  private static final Board BOARD = board("W:W21,K14:B1,2,K32");

  private static Board board(String fen) {
    return Fen.read(fen).map(Position::board, fault -> Board.EMPTY);
  }

  @Test
  void whiteIsAtTheBottom() {
    assertEquals(
        List.of(
            "    r   r   .   .",
            "  .   .   .   .",
            "    .   .   .   .",
            "  .   W   .   .",
            "    .   .   .   .",
            "  w   .   .   .",
            "    .   .   .   .",
            "  .   .   .   R"),
        BoardText.drawn(BOARD, Side.WHITE, false));
  }

  @Test
  void redIsAtTheBottomWithNumbers() {
    assertEquals(
        List.of(
            "     32R   31.   30.   29.",
            "  28.   27.   26.   25.",
            "     24.   23.   22.   21w",
            "  20.   19.   18.   17.",
            "     16.   15.   14W   13.",
            "  12.   11.   10.    9.",
            "      8.    7.    6.    5.",
            "   4.    3.    2r    1r"),
        BoardText.drawn(BOARD, Side.RED, true));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          W:W21,K14:B1,2,K32 | Red men on 1, 2. Red king on 32. White man on 21. White king on 14.
          W:WK5,K6:B9        | Red man on 9. White kings on 5, 6.
          B:W:B1             | Red man on 1. White has no pieces.
          """)
  void tellsWhatStandsWhere(String fen, String words) {
    assertEquals(words, String.join(" ", BoardText.told(board(fen))));
  }
}
