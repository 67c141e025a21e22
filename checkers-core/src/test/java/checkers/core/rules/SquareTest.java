package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("C1")
class SquareTest {
  private static final int[][] BOARD = {
    {0, 1, 0, 2, 0, 3, 0, 4},
    {5, 0, 6, 0, 7, 0, 8, 0},
    {0, 9, 0, 10, 0, 11, 0, 12},
    {13, 0, 14, 0, 15, 0, 16, 0},
    {0, 17, 0, 18, 0, 19, 0, 20},
    {21, 0, 22, 0, 23, 0, 24, 0},
    {0, 25, 0, 26, 0, 27, 0, 28},
    {29, 0, 30, 0, 31, 0, 32, 0},
  };

  @Test
  void areNumberedRowByRowOnTheDarkFields() {
    List<Square> seen = new ArrayList<>();
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        Optional<Square> square = Square.at(row, column);
        assertEquals(BOARD[row][column], square.map(Square::number).orElse(0));
        if (square.isPresent()) {
          assertEquals(row, square.get().row());
          assertEquals(column, square.get().column());
          seen.add(square.get());
        }
      }
    }
    assertEquals(Square.all(), seen);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, -1", "8, 1", "1, 8", "8, 9", "-1, -2"})
  void thereIsNoneBeyondTheEdge(int row, int column) {
    assertEquals(Optional.empty(), Square.at(row, column));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 33, -1, 255, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void otherNumbersAreOffTheBoard(int number) {
    assertFalse(Square.isOnBoard(number));
    assertThrows(IllegalArgumentException.class, () -> Square.of(number));
  }

  @Test
  void areOneObjectAndOneBitEach() {
    int bits = 0;
    for (int number = 1; number <= Square.COUNT; number++) {
      assertTrue(Square.isOnBoard(number));
      assertSame(Square.of(number), Square.of(number));
      assertEquals(Integer.toString(number), Square.of(number).toString());
      assertEquals(1 << (number - 1), Square.of(number).bit());
      bits |= Square.of(number).bit();
    }
    assertEquals(-1, bits);
  }

  @ParameterizedTest
  @CsvSource({"9, 18, 14", "18, 9, 14", "12, 19, 16", "29, 22, 25", "1, 10, 6", "31, 24, 27"})
  void findTheOneJumpedOver(int from, int to, int over) {
    assertSame(Square.of(over), Square.of(from).between(Square.of(to)));
  }

  @Test
  void areOrderedByNumber() {
    assertTrue(Square.of(9).compareTo(Square.of(10)) < 0);
    assertTrue(Square.of(32).compareTo(Square.of(1)) > 0);
    assertEquals(0, Square.of(7).compareTo(Square.of(7)));
  }
}
