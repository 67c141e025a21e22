package checkers.core.game;

import static checkers.core.game.Play.play;
import static checkers.core.rules.Pictures.picture;
import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A white king goes 29-25-29 in its corner, for forty times. A red king walks from 17 to 15 and
 * back, by a way so long that no position occurs for a third time, and at last to 22. Then it is
 * Red's move, the eightieth, and much can happen.
 */
@Tag("C13")
class FortyMovesTest {
  private static final List<Integer> WALK =
      List.of(17, 13, 9, 5, 1, 6, 2, 7, 3, 8, 12, 16, 20, 24, 28, 32, 27, 23, 19, 15);

  private static final Game START =
      Game.from(
          picture(
              Side.WHITE,
              """
               . . . .
              . . . .
               . r . .
              . . . .
               R R . .
              R . . .
               . . . .
              W R . .
              """));

  /** The game after 79 moves, none of which captured or moved a man. */
  private static Game afterSeventyNine() {
    List<Integer> walk = new ArrayList<>(WALK.subList(0, WALK.size() - 1));
    Collections.reverse(walk);
    walk.addAll(0, WALK);
    walk.add(22);
    Game game = START;
    for (int i = 1; i < walk.size(); i++) {
      String white = i % 2 == 1 ? "29-25 " : "25-29 ";
      game = play(game, white + walk.get(i - 1) + "-" + walk.get(i));
    }
    return play(game, "25-29");
  }

  @Test
  void eightiethQuietMoveDraws() {
    Game before = afterSeventyNine();
    Game drawn = play(before, "22-26");

    assertEquals(79, before.quietPlies());
    assertEquals(Optional.empty(), before.outcome());
    assertEquals(80, drawn.quietPlies());
    assertEquals(Optional.of(Outcome.draw(Reason.FORTY_MOVES)), drawn.outcome());
  }

  @Test
  void advancingAManSavesTheGame() {
    Game game = play(afterSeventyNine(), "10-14");

    assertEquals(0, game.quietPlies());
    assertEquals(Optional.empty(), game.outcome());
  }

  @Test
  @Tag("C12")
  @Tag("C14")
  void winOnTheEightiethMoveIsAWin() {
    Game game = play(afterSeventyNine(), "21-25");

    assertEquals(80, game.quietPlies());
    assertEquals(Optional.of(Outcome.win(Side.RED, Reason.NO_MOVES)), game.outcome());
  }
}
