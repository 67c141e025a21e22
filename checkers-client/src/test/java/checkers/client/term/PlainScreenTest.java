package checkers.client.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.client.local.LocalTable;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.update.Update;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A person types lines and reads lines; the table is a real one. */
@Tag("C17")
@Tag("R1")
class PlainScreenTest {
  private final PlainText text = new PlainText();
  private final List<String> printed = new ArrayList<>();
  private final Queue<Input> inputs = new ArrayDeque<>();
  private @Nullable LocalTable table;
  private boolean ended;
  private Model model =
      new Model(
          Size.SMALLEST,
          Instant.EPOCH,
          Preferences.DEFAULT,
          Theme.MONO,
          1,
          new Screen.Menu(0),
          false,
          Optional.empty(),
          false);

  private List<String> type(String line) {
    printed.clear();
    inputs.addAll(PlainKeys.of(line, model));
    while (!inputs.isEmpty()) {
      Step step = Update.update(model, inputs.remove());
      model = step.model();
      step.effects().forEach(this::carryOut);
    }
    printed.addAll(text.next(model));
    return printed;
  }

  private void carryOut(Effect effect) {
    if (effect instanceof Effect.StartLocal start) {
      table = new LocalTable(start.game(), model.now(), new SplittableRandom(1), inputs::add);
    } else if (effect instanceof Effect.Send send && table != null) {
      table.send(send.frame(), model.now());
    } else if (effect instanceof Effect.Quit) {
      ended = true;
    }
  }

  private void startGame() {
    type("1");
    for (int entry = 0; model.screen() instanceof Screen.Form && entry < 20; entry++) {
      type("");
    }
  }

  @Test
  void beginsWithTheMenu() {
    assertEquals(
        List.of(
            "1 Two players at this screen",
            "2 Join a game",
            "3 Watch a game",
            "4 Options",
            "5 Quit",
            "Type a number."),
        text.next(model));
    type("5");
    assertEquals(true, ended);
  }

  @Test
  void asksForOneEntryAfterTheOther() {
    type("2");
    List<String> first = List.copyOf(printed);
    type("Ada");

    Screen.Form form = (Screen.Form) model.screen();
    assertEquals(List.of(form.fields().get(0).label() + " []:"), first);
    assertEquals("Ada", form.fields().get(0).value());
    assertEquals(1, form.focus());
  }

  @Test
  void tellsThePositionAndWhoMoves() {
    startGame();

    assertEquals(
        List.of(
            " r r r r",
            "r r r r",
            " r r r r",
            ". . . .",
            " . . . .",
            "w w w w",
            " w w w w",
            "w w w w",
            "Red plays red (r), White plays white (w).",
            "White to move."),
        printed);
  }

  @Test
  void playsAMoveThatIsTyped() {
    startGame();
    List<String> lines = type("22-18");

    assertEquals("White played 22-18.", lines.get(0));
    assertEquals("Red to move.", lines.get(lines.size() - 1));
  }

  @Test
  void saysWhyAMoveIsWrong() {
    startGame();

    assertEquals(1, type("22-8").size());
    assertEquals(0, ((Screen.Play) model.screen()).record().moves().size());
  }

  @Test
  void asksBeforeResigningAndThenForARematch() {
    startGame();
    assertEquals(List.of("Resign this game? Your opponent wins. (yes or no)"), type("resign"));
    assertEquals(
        List.of(
            "Player Red is the winner! White resigned.", "Do you want to play again? (yes or no)"),
        type("yes").stream().filter(line -> line.contains(" ") && line.length() > 20).toList());
    assertEquals("White to move.", type("yes").get(printed.size() - 1));
  }

  @Test
  void showsTheBoardAgain() {
    startGame();

    assertEquals("White to move.", text.again().get(9));
  }
}
