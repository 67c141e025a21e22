package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C1")
class MoveTest {
  private static final Position RING = Pictures.pieces(Side.RED, "R22 w18 w19 w26 w27");

  @Test
  void stepTakesNothing() {
    Move step = Pictures.move(Position.start(Side.RED), "11-15");

    assertEquals(Square.of(11), step.from());
    assertEquals(Square.of(15), step.to());
    assertFalse(step.isJump());
    assertEquals(0, step.captures());
    assertEquals("11-15", step.toString());
  }

  @Test
  void jumpNamesEveryLanding() {
    Move jump = Pictures.move(RING, "22x15x24x31x22");

    assertEquals(Square.of(22), jump.from());
    assertEquals(Square.of(22), jump.to());
    assertTrue(jump.isJump());
    assertEquals(4, jump.captures());
    assertEquals(RING.board().white(), jump.captured());
  }

  @ParameterizedTest
  @CsvSource({
    "22, true",
    "22 15, true",
    "22 15 24 31 22, true",
    "22 31, false",
    "15, false",
    "22 15 24 31 22 13, false"
  })
  void knowsWhetherItGoesOnFromABeginning(String beginning, boolean goesOn) {
    Move jump = Pictures.move(RING, "22x15x24x31x22");

    assertEquals(goesOn, jump.startsWith(squares(beginning)));
  }

  @Test
  void movesAreSortedByStartThenLandingByLanding() {
    List<String> sorted =
        Stream.of("22 15 24", "9 14", "22 15", "10 7", "9 13", "22 13")
            .map(path -> new Move(squares(path), 0))
            .sorted()
            .map(Move::toString)
            .toList();

    assertEquals(List.of("9-13", "9-14", "10-7", "22-13", "22-15", "22-15-24"), sorted);
  }

  @Test
  void needsAStartAndALanding() {
    List<Square> alone = squares("9");

    assertThrows(IllegalArgumentException.class, () -> new Move(alone, 0));
    assertThrows(IllegalArgumentException.class, () -> new Move(List.of(), 0));
  }

  @Test
  void doesNotChangeWithTheListItWasMadeFrom() {
    List<Square> path = new ArrayList<>(squares("9 14"));
    Move move = new Move(path, 0);
    path.set(1, Square.of(13));

    assertEquals("9-14", move.toString());
  }

  private static List<Square> squares(String path) {
    return Stream.of(path.split(" ", -1)).map(Pictures::square).toList();
  }
}
