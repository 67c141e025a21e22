package checkers.core.game;

import static checkers.core.game.Play.play;
import static checkers.core.rules.Pictures.move;
import static checkers.core.rules.Pictures.pieces;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GameTest {
  @ParameterizedTest
  @EnumSource
  void eitherSideMovesFirst(Side first) {
    Game game = Game.start(first);

    assertEquals(first, game.turn());
    assertEquals(Position.start(first), game.position());
    assertEquals(Position.start(first), game.startPosition());
    assertEquals(List.of(), game.moves());
    assertEquals(Optional.empty(), game.lastMove());
    assertEquals(Optional.empty(), game.outcome());
    assertFalse(game.isOver());
    assertEquals(0, game.plies());
    assertEquals(0, game.quietPlies());
    assertEquals(1, game.occurrences());
  }

  @Test
  void remembersItsMovesAndItsStart() {
    Position start = pieces(Side.WHITE, "w22 w32 r9 r1");
    Game game = play(Game.from(start), "22-18 9-13 32-27");

    assertEquals(start, game.startPosition());
    assertEquals(List.of("22-18", "9-13", "32-27"), written(game));
    assertEquals("32-27", game.lastMove().orElseThrow().toString());
    assertEquals(3, game.plies());
    assertEquals(pieces(Side.RED, "w18 w27 r13 r1"), game.position());
    assertEquals(Side.RED, game.turn());
  }

  @Test
  void branchesDoNotTouchEachOther() {
    Game trunk = play(Game.start(Side.RED), "11-15");
    Game one = play(trunk, "23-19 8-11");
    Game other = play(trunk, "22-18 15x22");

    assertEquals(List.of("11-15"), written(trunk));
    assertEquals(List.of("11-15", "23-19", "8-11"), written(one));
    assertEquals(List.of("11-15", "22-18", "15x22"), written(other));
    assertEquals(Side.WHITE, trunk.turn());
    assertEquals(1, trunk.plies());
    assertEquals(trunk.startPosition(), other.startPosition());
  }

  @Test
  void refusesAnIllegalMove() {
    Game game = Game.start(Side.RED);
    Move whites = move(Position.start(Side.WHITE), "22-18");

    assertThrows(IllegalArgumentException.class, () -> game.play(whites));
  }

  @Tag("C12")
  @ParameterizedTest(name = "{0}, {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          RED   | r9 w14         | 9x18           | RED
          WHITE | W22 r18 r10    | 22x15x6        | WHITE
          RED   | R22 w18 W19    | 22x15x24       | RED
          """)
  void takingTheLastPieceWins(Side turn, String pieces, String moves, Side winner) {
    Game game = play(Game.from(pieces(turn, pieces)), moves);

    assertEquals(Optional.of(Outcome.win(winner, Reason.NO_PIECES)), game.outcome());
    assertNothingCanBePlayed(game);
  }

  @Tag("C14")
  @ParameterizedTest(name = "{0}, {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          RED   | R22 R30 W29    | 30-25 | RED
          RED   | r1 r6 r9 w13   | 1-5   | RED
          WHITE | w32 w27 w24 r20 | 32-28 | WHITE
          """)
  void leavingNoMoveWins(Side turn, String pieces, String moves, Side winner) {
    Game game = play(Game.from(pieces(turn, pieces)), moves);

    assertEquals(Optional.of(Outcome.win(winner, Reason.NO_MOVES)), game.outcome());
    assertNothingCanBePlayed(game);
  }

  @Tag("C14")
  @ParameterizedTest(name = "{0}, {1}")
  @CsvSource({
    "RED, w14, WHITE, NO_PIECES",
    "WHITE, r14, RED, NO_PIECES",
    "WHITE, w5 r1, RED, NO_MOVES",
    "RED, r28 w32, WHITE, NO_MOVES"
  })
  void mayBeOverBeforeItBegins(Side turn, String pieces, Side winner, Reason reason) {
    Game game = Game.from(pieces(turn, pieces));

    assertEquals(Optional.of(Outcome.win(winner, reason)), game.outcome());
    assertNothingCanBePlayed(game);
  }

  @Tag("C13")
  @ParameterizedTest
  @EnumSource
  void anyReasonCanEndItFromOutside(Reason reason) {
    Outcome outcome = reason.isDraw() ? Outcome.draw(reason) : Outcome.win(Side.WHITE, reason);
    Game before = play(Game.start(Side.RED), "11-15 23-19");
    Game ended = before.end(outcome);

    assertEquals(Optional.of(outcome), ended.outcome());
    assertEquals(before.position(), ended.position());
    assertEquals(before.moves(), ended.moves());
    assertEquals(before.lastMove(), ended.lastMove());
    assertEquals(before.startPosition(), ended.startPosition());
    assertEquals(before.plies(), ended.plies());
    assertNothingCanBePlayed(ended);
    assertFalse(before.isOver());
  }

  @Test
  void keepsItsCountersWhenEndedFromOutside() {
    Game game = play(Game.from(pieces(Side.RED, "R1 W32")), "1-6 32-27 6-1 27-32");
    Game ended = game.end(Outcome.draw(Reason.AGREEMENT));

    assertEquals(4, ended.quietPlies());
    assertEquals(2, ended.occurrences());
  }

  private static void assertNothingCanBePlayed(Game game) {
    Move any = move(Position.start(Side.RED), "11-15");
    Outcome draw = Outcome.draw(Reason.AGREEMENT);

    assertTrue(game.isOver());
    assertThrows(IllegalStateException.class, () -> game.play(any));
    assertThrows(IllegalStateException.class, () -> game.end(draw));
    for (Move legal : game.position().legalMoves()) {
      assertThrows(IllegalStateException.class, () -> game.play(legal));
    }
  }

  private static List<String> written(Game game) {
    return game.moves().stream().map(Move::toString).toList();
  }
}
