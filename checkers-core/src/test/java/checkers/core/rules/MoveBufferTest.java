package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("C1")
class MoveBufferTest {
  private static final long SEED = Long.getLong("checkers.seed", 1952);
  private static final int POSITIONS = 20_000;

  private final MoveBuffer moves = new MoveBuffer();

  @Test
  void growsWithoutForgetting() {
    for (int i = 0; i < 100; i++) {
      moves.add(i, 2L * i, 3 * i);
    }
    assertEquals(100, moves.size());
    for (int i = 0; i < 100; i++) {
      assertEquals(i, moves.moved(i));
      assertEquals(2L * i, moves.taken(i));
      assertEquals(3 * i, moves.route(i));
    }
    moves.clear();
    assertEquals(0, moves.size());
  }

  @Test
  void kingThatEndsWhereItStartedHasNotMoved() {
    compareResults(Pictures.pieces(Side.RED, "R22 w18 W19 w26 W27"));

    assertEquals(2, moves.size());
    assertEquals(0, moves.moved(0));
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void changesLeadToTheSamePositionsAsTheMoves(RandomPositions kind) {
    Random random = new Random(SEED);
    Position position = Position.start(Side.RED);
    for (int i = 0; i < POSITIONS; i++) {
      position = kind.next(position, random);
      compareResults(position);
    }
  }

  private void compareResults(Position position) {
    Side turn = position.turn();
    long own = Grid.of(position.board().pieces(turn));
    long other = Grid.of(position.board().pieces(turn.opponent()));
    long kings = Grid.of(position.board().kings());
    MoveGenerator.generate(own, other, kings, turn.ahead(), moves);
    List<Move> legal = position.legalMoves();
    assertEquals(legal.size(), moves.size());
    for (int i = 0; i < moves.size(); i++) {
      Move move = legal.get(i);
      Board after = position.play(move).board();
      assertSame(after.pieces(turn), own ^ moves.moved(i), position, move);
      assertSame(after.pieces(turn.opponent()), other ^ moves.taken(i), position, move);
      assertSame(after.kings(), moves.kingsAfter(i, own, kings), position, move);
    }
  }

  private static void assertSame(int squares, long grid, Position position, Move move) {
    assertEquals(Grid.of(squares), grid, () -> "seed " + SEED + ", " + move + " in " + position);
  }
}
