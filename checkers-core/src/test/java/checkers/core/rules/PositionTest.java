package checkers.core.rules;

import static checkers.core.rules.Pictures.move;
import static checkers.core.rules.Pictures.moves;
import static checkers.core.rules.Pictures.picture;
import static checkers.core.rules.Pictures.pieces;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C1")
class PositionTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          men step forward                         | RED   | r15 w32             | 15-18 15-19
          so do White's, the other way             | WHITE | w15 r1              | 15-10 15-11
          kings step backward too                  | RED   | R15 w32             | 15-10 15-11 15-18 15-19
          not beyond the edge                      | RED   | r12 w32             | 12-16
          not onto another piece                   | RED   | r9 r13 w18          | 9-14 13-17
          a jump lands behind the piece            | RED   | r9 w14              | 9x18
          a jump needs room behind the piece       | RED   | r9 w14 w18          | 9-13
          a piece at the edge is safe              | RED   | r8 w12              | 8-11
          nobody jumps their own piece             | RED   | r9 r14 w32          | 9-13 14-17 14-18
          men do not jump backward                 | RED   | r18 w14             | 18-22 18-23
          nor do White's                           | WHITE | w14 r18             | 14-9 14-10
          kings jump backward                      | RED   | R18 w14             | 18x9
          men jump kings                           | RED   | r9 W14              | 9x18
          a jump binds the whole side              | RED   | r4 r9 R32 w14       | 9x18
          a king's jump binds the men              | WHITE | W22 w12 r18         | 22x15
          any capture may be chosen                | RED   | r10 w14 w15 w24     | 10x17 10x19x28
          a started jump is finished               | RED   | r1 w6 w15 w24       | 1x10x19x28
          men turn left and right on the way       | WHITE | w31 r26 r17 r10     | 31x22x13
          kings turn in all directions             | RED   | R22 w18 w19         | 22x15x24
          a piece is jumped only once              | RED   | R22 w18             | 22x15
          """)
  void offers(String rule, Side turn, String pieces, String moves) {
    assertEquals(moves, moves(pieces(turn, pieces)));
  }

  @Test
  void eitherSideMayStart() {
    assertEquals("9-13 9-14 10-14 10-15 11-15 11-16 12-16", moves(Position.start(Side.RED)));
    assertEquals("21-17 22-17 22-18 23-18 23-19 24-19 24-20", moves(Position.start(Side.WHITE)));
  }

  @Test
  void crowningEndsTheTurnInMidCapture() {
    Position position =
        picture(
            Side.RED,
            """
             . . . .
            . . . .
             . . . .
            . . . .
             . . . .
            . r . .
             . w w .
            . . . .
            """);
    assertEquals("22x31", moves(position));
    assertEquals(
        picture(
            Side.WHITE,
            """
             . . . .
            . . . .
             . . . .
            . . . .
             . . . .
            . . . .
             . . w .
            . . R .
            """),
        position.play(move(position, "22x31")));
  }

  @Test
  void kingCirclesOntoItsStartAndBothWaysAreMovesOfTheirOwn() {
    Position position =
        picture(
            Side.RED,
            """
             . . . .
            . . . .
             . . . .
            . . . .
             . w w .
            . R . .
             . w w .
            . . . .
            """);
    assertEquals("22x15x24x31x22 22x31x24x15x22", moves(position));
    Move one = move(position, "22x15x24x31x22");
    Move other = move(position, "22x31x24x15x22");
    assertNotEquals(one, other);
    assertEquals(pieces(Side.WHITE, "R22"), position.play(one));
    assertEquals(position.play(one), position.play(other));
  }

  @Test
  void kingPassesOverItsStartAndGoesOn() {
    Position position =
        picture(
            Side.RED,
            """
             . . . .
            . . . .
             . . . .
            . . . .
             w w w .
            . R . .
             . w w .
            . . . .
            """);
    assertEquals("22x13 22x15x24x31x22x13 22x31x24x15x22x13", moves(position));
    assertEquals(pieces(Side.WHITE, "R13"), position.play(move(position, "22x15x24x31x22x13")));
  }

  @Test
  void stepOntoTheKingRowCrowns() {
    Position red = pieces(Side.RED, "r26 w21");
    Position white = pieces(Side.WHITE, "w7 r12");

    assertEquals(pieces(Side.WHITE, "R31 w21"), red.play(move(red, "26-31")));
    assertEquals(pieces(Side.RED, "W2 r12"), white.play(move(white, "7-2")));
  }

  @Test
  void kingsStayKingsAndCapturedKingsAreGone() {
    Position position = pieces(Side.WHITE, "W22 R18 R1 w32");

    assertEquals(pieces(Side.RED, "W15 R1 w32"), position.play(move(position, "22x15")));
  }

  @Test
  void blockedSideHasNoMove() {
    Position position =
        picture(
            Side.WHITE,
            """
             r r . .
            w r . .
             . . . .
            . . . .
             . . . .
            . . . .
             . . . .
            . . . .
            """);
    assertEquals("", moves(position));
  }

  @Test
  void sideWithoutPiecesHasNoMove() {
    assertEquals("", moves(pieces(Side.RED, "w14")));
  }

  @ParameterizedTest
  @CsvSource({"9 13, 0", "9 18, 0", "9 18 27, 8192", "14 9, 0", "10 14, 0"})
  void refusesToPlayAnIllegalMove(String path, int captured) {
    Position position = pieces(Side.RED, "r9 r3 w14 w32");
    List<Square> squares = Stream.of(path.split(" ", -1)).map(Pictures::square).toList();
    Move move = new Move(squares, captured);

    assertThrows(IllegalArgumentException.class, () -> position.play(move));
  }
}
