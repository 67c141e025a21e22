package checkers.core.game;

import static checkers.core.game.Play.play;
import static checkers.core.rules.Pictures.pieces;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import checkers.core.rules.Side;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C13")
class DrawRulesTest {
  private static final String TO_AND_FRO = "1-6 32-27 6-1 27-32";

  @Test
  void thirdOccurrenceEndsTheGameAndTheStartIsTheFirst() {
    Game start = Game.from(pieces(Side.RED, "R1 W32"));
    Game second = play(start, TO_AND_FRO);
    Game beforeThird = play(second, "1-6 32-27 6-1");
    Game third = play(beforeThird, "27-32");

    assertEquals(1, start.occurrences());
    assertEquals(2, second.occurrences());
    assertEquals(Optional.empty(), beforeThird.outcome());
    assertEquals(3, third.occurrences());
    assertEquals(Optional.of(Outcome.draw(Reason.REPETITION)), third.outcome());
  }

  @Test
  void occurrencesNeedNotFollowEachOther() {
    Game game =
        play(Game.from(pieces(Side.RED, "R1 W32")), "1-6 32-27 6-9 27-23 9-6 23-27 6-1 27-32");

    assertEquals(2, game.occurrences());
    assertEquals(Optional.empty(), game.outcome());
    assertEquals(
        Optional.of(Outcome.draw(Reason.REPETITION)), play(game, "1-5 32-28 5-1 28-32").outcome());
  }

  @Test
  void positionWithTheOtherSideToMoveIsAnother() {
    assertNotEquals(pieces(Side.RED, "R1 W32"), pieces(Side.WHITE, "R1 W32"));
  }

  @Test
  void countsOccurrencesOnItsOwnBranchOnly() {
    Game start = Game.from(pieces(Side.RED, "R1 W32"));
    Game one = play(start, TO_AND_FRO);
    Game other = play(start, "1-5 32-28 5-1 28-32");

    assertEquals(2, one.occurrences());
    assertEquals(2, other.occurrences());
    assertEquals(3, play(one, "1-5 32-28 5-1 28-32").occurrences());
  }

  @ParameterizedTest(name = "after {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          R1 W32 r9          | 1-6 32-27 6-1       | 3
          R1 W32 r9          | 1-6 32-27 9-13      | 0
          R1 W32 r9          | 1-6 32-27 9-13 27-32 | 1
          R1 W32 r26         | 1-6 32-28 26-31     | 0
          R1 W32 r26         | 1-6 32-28 26-31 28-32 31-27 | 2
          R1 W15 w32         | 1-6 15-10           | 2
          R1 W15 w32         | 1-6 15-10 6x15      | 0
          R1 W15 w32         | 1-6 15-10 6x15 32-28 15-18 | 1
          """)
  void quietPliesEndWithACaptureOrAManMoved(String pieces, String moves, int quiet) {
    assertEquals(quiet, play(Game.from(pieces(Side.RED, pieces)), moves).quietPlies());
  }
}
