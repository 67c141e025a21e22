package checkers.client.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Animation;
import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Piece;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlacementTest {
  private static final int LEG = (int) Animation.PER_LEG.toMillis();
  private static final SceneGame JUMP =
      SceneGame.of(
          new Board(Scenes.squares(1, 22), Scenes.squares(10, 18, 32), Scenes.squares(22)),
          Side.RED);
  private static final SceneGame JUMPED = JUMP.play(doubleJump());

  private static Move doubleJump() {
    return JUMP.position().legalMoves().stream()
        .filter(move -> move.toString().equals("22x15x6"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aPieceDisappearsWhenItHasBeenPassed() {
    assertTrue(standsAfter(LEG / 2 - 1, 18));
    assertFalse(standsAfter(LEG / 2 + 1, 18));
    assertTrue(standsAfter(LEG / 2 + 1, 10));
    assertFalse(standsAfter(LEG + LEG / 2 + 1, 10));
  }

  @Test
  void theMovingPieceIsBetweenTwoSquaresOfItsPath() {
    Placement.Moving moving = after(LEG + LEG / 4).moving().orElseThrow();

    assertEquals(Piece.RED_KING, moving.piece());
    assertEquals(Square.of(15), moving.from());
    assertEquals(Square.of(6), moving.to());
    assertEquals(0.25, moving.part(), 1e-9);
  }

  @Test
  void theBoardIsAsTheServerSaysWhenTheMoveIsOver() {
    Placement placement = after(2 * LEG);

    assertEquals(Optional.empty(), placement.moving());
    assertEquals(Piece.RED_KING, placement.standing().get(Square.of(6)));
  }

  @Test
  void aPieceInHandStandsWhereItHasLanded() {
    Placement placement = Placement.of(new SceneTable(JUMP).inHand(22, 15).build(), SceneTable.NOW);

    assertEquals(Piece.RED_KING, placement.standing().get(Square.of(15)));
    assertFalse(placement.standing().containsKey(Square.of(22)));
    assertFalse(placement.standing().containsKey(Square.of(18)));
  }

  private static boolean standsAfter(int millis, int square) {
    return after(millis).standing().containsKey(Square.of(square));
  }

  private static Placement after(int millis) {
    return Placement.of(new SceneTable(JUMPED).moving(millis).build(), SceneTable.NOW);
  }
}
