package checkers.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import checkers.core.rules.Side;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("C12")
@Tag("C13")
class OutcomeTest {
  private static final String TEXTS =
      """
      NO_PIECES       | WHITE | White wins: Red has no pieces left.
      NO_PIECES       | RED   | Red wins: White has no pieces left.
      NO_MOVES        | RED   | Red wins: White cannot move.
      RESIGNED        | RED   | Red wins: White resigned.
      TIME            | WHITE | White wins: Red ran out of time.
      DISCONNECTED    | RED   | Red wins: White has disconnected.
      AGREEMENT       | -     | A draw by agreement.
      REPETITION      | -     | A draw by the third occurrence of a position.
      FORTY_MOVES     | -     | A draw by forty moves each without a capture or a man's advance.
      NEITHER_CAN_WIN | -     | A draw because neither side can force a win.
      """;

  @ParameterizedTest(name = "{2}")
  @CsvSource(delimiter = '|', textBlock = TEXTS)
  void isToldInASentence(Reason reason, String winner, String text) {
    Optional<Side> side = winner.equals("-") ? Optional.empty() : Optional.of(Side.valueOf(winner));

    assertEquals(text, new Outcome(side, reason).text());
  }

  @Test
  void hasWordsForEveryReason() {
    assertEquals(
        Arrays.stream(Reason.values()).map(Reason::name).toList(),
        TEXTS.lines().map(line -> line.split(" ", 2)[0]).distinct().toList());
  }

  @ParameterizedTest
  @EnumSource
  void hasAWinnerUnlessItIsADraw(Reason reason) {
    Optional<Side> wrong = reason.isDraw() ? Optional.of(Side.RED) : Optional.empty();

    assertThrows(IllegalArgumentException.class, () -> new Outcome(wrong, reason));
  }

  @ParameterizedTest
  @CsvSource({
    "NO_PIECES, 1",
    "NO_MOVES, 2",
    "RESIGNED, 3",
    "TIME, 4",
    "DISCONNECTED, 5",
    "AGREEMENT, 6",
    "REPETITION, 7",
    "FORTY_MOVES, 8",
    "NEITHER_CAN_WIN, 9"
  })
  void codesStayAsTheyAre(Reason reason, int code) {
    assertEquals(code, reason.code());
  }
}
