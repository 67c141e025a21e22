package checkers.client.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.client.local.LocalTable;
import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.LocalGame;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.update.Input;
import checkers.client.update.Update;
import checkers.core.protocol.ClientFrame;
import checkers.core.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("C23")
class PulseTest {
  private static final Instant NOW = Instant.EPOCH.plusMillis(100);

  private static Model menu() {
    return new Model(
        Size.SMALLEST,
        NOW,
        Preferences.DEFAULT,
        Theme.MONO,
        1,
        new Screen.Menu(0),
        false,
        Optional.empty(),
        false);
  }

  /** A game at this screen after those frames. */
  private static Model game(Optional<Duration> moveTime, ClientFrame... frames) {
    Queue<Input> inputs = new ArrayDeque<>();
    LocalGame game = new LocalGame("Red", "White", moveTime, Duration.ofMinutes(1), Side.WHITE);
    LocalTable table = new LocalTable(game, NOW, new SplittableRandom(1), inputs::add);
    for (ClientFrame frame : frames) {
      table.send(frame, NOW);
    }
    Model model = Update.update(menu(), Input.Key.of('1')).model();
    for (Input input : inputs) {
      model = Update.update(model, input).model();
    }
    return model;
  }

  private static Optional<Duration> next(Model model, int millisLater) {
    return Pulse.next(model, NOW.plusMillis(millisLater));
  }

  private static Optional<Duration> millis(long millis) {
    return Optional.of(Duration.ofMillis(millis));
  }

  @Test
  void restsWhereNothingMoves() {
    assertEquals(Optional.empty(), next(menu(), 0));
  }

  @Test
  void blinksWhileAMoveIsChosen() {
    Model model = game(Optional.empty());

    assertEquals(millis(300), next(model, 0));
    assertEquals(millis(400), next(model, 300));
    assertEquals(millis(1), next(model, 699));
  }

  @Test
  void blinksFromTheTimeOfTheLastChoice() {
    Model model = Update.update(game(Optional.empty()), Input.Key.of(Input.Key.Name.RIGHT)).model();

    assertEquals(millis(400), next(model, 0));
    assertEquals(millis(100), next(model, 300));
  }

  @Test
  void countsSecondsInAPause() {
    Model model = game(Optional.of(Duration.ofMinutes(5)), new ClientFrame.Pause());

    assertEquals(millis(1), next(model, 0));
    assertEquals(millis(401), next(model, 600));
    assertEquals(millis(1000), next(model, 1001));
  }

  @Test
  void countsTheTimeToAnswer() {
    Dialog dialog =
        new Dialog(Dialog.Kind.SERVER, "?", Optional.of(1), Optional.of(NOW.plusMillis(1500)));
    Model model = menu().withDialog(Optional.of(dialog));

    assertEquals(millis(501), next(model, 0));
    assertEquals(Optional.empty(), next(model, 1501));
  }

  @Test
  void movesAPieceInFourStepsToTheNextSquare() {
    Model before = game(Optional.empty());
    int revision = ((Screen.Play) before.screen()).seat().frame().revision();
    Model model = game(Optional.empty(), new ClientFrame.PlayMove(revision, List.of(22, 18)));

    assertEquals(millis(30), next(model, 0));
    assertEquals(millis(13), next(model, 47));
  }
}
