package checkers.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.game.Game;
import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("notation")
class PdnWriterTest {
  @Test
  void writesTagsInTheUsualOrderThenTheMoves() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Annotator", "A \"B\" \\ C");
    tags.put("Black", "Ann");
    tags.put("Event", "Club\nmatch");
    tags.put("Result", "1-0");
    tags.put("White", "Bob");
    Game game =
        played(Game.start(Side.RED), "11-15", "22-18", "15-22", "25-18")
            .end(Outcome.win(Side.RED, Reason.TIME));

    assertEquals(
        """
        [Event "Club match"]
        [White "Bob"]
        [Black "Ann"]
        [Result "0-1"]
        [GameType "21,B,8,8,N1,0"]
        [Termination "time forfeit"]
        [Annotator "A \\"B\\" \\\\ C"]

        1. 11-15 22-18 2. 15x22 25x18 *
        """,
        PdnWriter.write(new PdnGame(tags, game)));
  }

  @Test
  void givesTheNumbersToWhoeverMovesFirst() {
    Game game = played(Game.start(Side.WHITE), "22-18", "11-15", "18-11");

    assertEquals(
        """
        [Result "*"]
        [GameType "21,W,8,8,N1,0"]

        1. 22-18 11-15 2. 18x11 *
        """,
        PdnWriter.write(new PdnGame(Map.of(), game)));
  }

  @Test
  void tellsAnotherStartByFen() {
    Game game = played(Game.from(Fen.read("B:W6,7,14,15:B2").orElseThrow()), "2-11-18");

    assertEquals(
        """
        [Result "*"]
        [GameType "21,B,8,8,N1,0"]
        [SetUp "1"]
        [FEN "B:W6,7,14,15:B2"]

        1. 2x11x18 *
        """,
        PdnWriter.write(new PdnGame(Map.of(), game)));
  }

  @Test
  void leavesABlankLineBetweenGames() {
    PdnGame empty = new PdnGame(Map.of(), Game.start(Side.RED));
    String one =
        """
        [Result "*"]
        [GameType "21,B,8,8,N1,0"]

        *
        """;

    assertEquals(one + "\n" + one, PdnWriter.write(List.of(empty, empty)));
  }

  @Test
  void fillsLinesUpTo79Columns() {
    int longest = 0;
    for (long seed = 0; seed < 200; seed++) {
      Game game = RandomGames.game(new Random(seed), Position.start(Side.RED), 120);
      String text = PdnWriter.write(new PdnGame(Map.of(), game));
      int width = text.lines().mapToInt(String::length).max().orElseThrow();

      assertTrue(width <= 79, "seed " + seed + ": " + text);
      longest = Math.max(longest, width);
    }
    assertEquals(79, longest);
  }

  @Test
  void refusesATagThatPdnCannotName() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new PdnGame(Map.of("two words", ""), Game.start(Side.RED)));
  }

  private static Game played(Game start, String... moves) {
    Game game = start;
    for (String move : moves) {
      game = game.play(MoveText.read(game.position(), move).move().orElseThrow());
    }
    return game;
  }
}
