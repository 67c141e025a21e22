package checkers.client.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Address;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Joining;
import checkers.client.update.Step;
import checkers.core.protocol.Intent;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("C20")
class PlainFaceTest {
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PlainFace face =
      new PlainFace(new PrintStream(printed, true, StandardCharsets.UTF_8));

  private static Model onTheWay(Intent intent) {
    Model model =
        new Model(
            Size.SMALLEST,
            Instant.EPOCH,
            Preferences.DEFAULT,
            Theme.MONO,
            1,
            new Screen.Menu(0),
            false,
            Optional.empty(),
            true);
    return Joining.start(model, new Address("localhost", 9000), intent).model();
  }

  @Test
  void aPlayerGoesWhenNobodyTypesAnyMore() {
    Step step = face.update(onTheWay(Intent.PLAY), new Input.NoMoreLines());

    assertTrue(step.effects().contains(new Effect.Quit(0, "")), step.effects()::toString);
  }

  @Test
  void aWatcherStaysUntilThereIsNothingToWatch() {
    Step silent = face.update(onTheWay(Intent.WATCH), new Input.NoMoreLines());
    assertEquals(List.of(), silent.effects());

    Step end = face.update(silent.model(), new Input.ConnectionFailed("nobody is there"));

    assertTrue(
        end.effects().stream().anyMatch(Effect.Quit.class::isInstance), end.effects()::toString);
  }
}
