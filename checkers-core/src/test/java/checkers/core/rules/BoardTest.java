package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C1")
class BoardTest {
  @Test
  void startsWithTwelveMenEach() {
    String start =
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
    assertEquals(Pictures.picture(Side.RED, start).board(), Board.START);
    assertEquals(12, Board.START.count(Side.RED));
    assertEquals(12, Board.START.count(Side.WHITE));
  }

  @Test
  void knowsWhatStandsWhere() {
    Board board = Pictures.pieces(Side.RED, "r1 R5 w28 W32").board();

    assertEquals(Optional.of(Piece.RED_MAN), board.pieceOn(Square.of(1)));
    assertEquals(Optional.of(Piece.RED_KING), board.pieceOn(Square.of(5)));
    assertEquals(Optional.of(Piece.WHITE_MAN), board.pieceOn(Square.of(28)));
    assertEquals(Optional.of(Piece.WHITE_KING), board.pieceOn(Square.of(32)));
    assertEquals(Optional.empty(), board.pieceOn(Square.of(2)));
    assertTrue(board.isKing(Square.of(5)));
    assertFalse(board.isKing(Square.of(1)));
    assertFalse(board.isKing(Square.of(2)));
    assertEquals(0x00000011, board.pieces(Side.RED));
    assertEquals(0x88000000, board.pieces(Side.WHITE));
    assertEquals(0x88000011, board.occupied());
  }

  @ParameterizedTest(name = "{3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          00000003 | 00000002 | 00000002 | square 2 holds two pieces
          00000001 | 80000000 | 00000100 | there is no piece to be a king on 9
          00001FFF | 00000000 | 00000000 | a side has more than twelve pieces
          00000000 | FFF80000 | 00000000 | a side has more than twelve pieces
          80000000 | 00000100 | 00000000 | the man on 32 stands on its king row: it is a king
          10000000 | 00000100 | 00000000 | the man on 29 stands on its king row: it is a king
          00000000 | 00000001 | 00000000 | the man on 1 stands on its king row: it is a king
          00000000 | 00000008 | 00000000 | the man on 4 stands on its king row: it is a king
          """)
  void saysWhatIsWrongWithABoard(String red, String white, String kings, String fault) {
    assertEquals(Optional.of(fault), Board.fault(bits(red), bits(white), bits(kings)));
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class, () -> new Board(bits(red), bits(white), bits(kings)));
    assertEquals(fault, thrown.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "00000FFF, FFF00000, 00000000",
    "00000000, 00000000, 00000000",
    "F0000000, 0000000F, F000000F",
    "0000000F, F0000000, 00000000"
  })
  void findsNoFaultWithABoardThatCanBe(String red, String white, String kings) {
    assertEquals(Optional.empty(), Board.fault(bits(red), bits(white), bits(kings)));
  }

  private static int bits(String hex) {
    return Integer.parseUnsignedInt(hex, 16);
  }
}
