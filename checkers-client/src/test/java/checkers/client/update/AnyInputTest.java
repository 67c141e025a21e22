package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Selection;
import checkers.core.protocol.ClientFrame;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Square;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever is typed, clicked, sent or lost, in whatever order. */
class AnyInputTest {
  private static final int GAMES = 2000;
  private static final int INPUTS = 80;

  private int moves;
  private int quits;
  private int halfMade;

  @Test
  @Tag("C18")
  void keepsItsPromisesUnderAnyInput() {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomHands hands = new RandomHands(seed, this::check);
      try {
        for (int i = 0; i < INPUTS && (hands.isOut() || i % 10 != 0); i++) {
          hands.doSomething();
        }
      } catch (RuntimeException | AssertionError fault) {
        throw new AssertionError("seed " + seed + ": " + hands.lastWords(), fault);
      }
    }
    assertTrue(moves > 2 * GAMES, moves + " moves");
    assertTrue(halfMade > GAMES / 20, halfMade + " jumps half made");
    assertTrue(quits > GAMES / 20, quits + " quits");
  }

  private void check(Model before, Input input, Step step) {
    for (Effect effect : step.effects()) {
      if (effect instanceof Effect.Send send
          && send.frame() instanceof ClientFrame.PlayMove played) {
        checkMove((Screen.Play) before.screen(), played);
      }
      if (effect instanceof Effect.Quit) {
        checkQuit(before, input);
      }
    }
    Model after = step.model();
    if (after.screen() instanceof Screen.Play play) {
      checkSelection(play);
    } else {
      assertTrue(after.dialog().isEmpty(), "a question without a table");
    }
  }

  /** A move that is sent is legal for the frame that it answers, and ours to make. */
  private void checkMove(Screen.Play before, ClientFrame.PlayMove played) {
    moves++;
    assertEquals(before.seat().frame().revision(), played.revision());
    assertTrue(before.seat().isMyTurn());
    assertTrue(position(before).judge(played.path()) instanceof Move, played.toString());
  }

  /** Only the person, or a connection that cannot be made, ends the program. */
  private void checkQuit(Model before, Input input) {
    quits++;
    boolean wanted =
        switch (input.type()) {
          case KEY -> true;
          case MOUSE -> ((Input.Mouse) input).gesture() == Input.Mouse.Gesture.PRESS;
          case CONNECTION_FAILED, CONNECTION_LOST ->
              before.direct() && before.screen() instanceof Screen.Connecting;
          case RESIZED, FRAME, TICK, LINE, NO_MORE_LINES -> false;
        };
    assertTrue(wanted, "quits by " + input);
    boolean interrupted = input.equals(Input.Key.of(Input.Key.Name.INTERRUPT));
    assertTrue(
        before.direct() || interrupted || before.screen() instanceof Screen.Menu,
        "quits from " + before.screen());
    if (input instanceof Input.Key key && !(before.screen() instanceof Screen.Menu)) {
      boolean leaving =
          switch (key.name()) {
            case INTERRUPT, ESCAPE -> true;
            case ENTER -> before.screen() instanceof Screen.Play play && play.gone();
            default -> "qym ".indexOf(key.character()) >= 0;
          };
      assertTrue(leaving, "quits by " + key);
    }
  }

  /** What is in hand is the beginning of a legal move, and the cursor is on the way of one. */
  private void checkSelection(Screen.Play play) {
    Selection selection = play.selection();
    if (selection.equals(Selection.NONE)) {
      return;
    }
    assertTrue(play.seat().isMyTurn());
    List<Move> legal = position(play).legalMoves().stream().sorted().toList();
    assertEquals(legal, selection.legal());
    assertTrue(legal.stream().anyMatch(move -> move.startsWith(selection.path())));
    assertTrue(selection.complete().isEmpty(), "a whole move is sent at once");
    Square cursor = selection.cursor().orElseThrow();
    assertTrue(selection.choices().contains(cursor), cursor + " in " + selection);
    if (selection.path().size() > 1) {
      halfMade++;
    }
  }

  private static Position position(Screen.Play play) {
    return new Position(play.seat().frame().board(), play.seat().frame().turn().orElseThrow());
  }
}
