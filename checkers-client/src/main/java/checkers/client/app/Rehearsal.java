package checkers.client.app;

import checkers.client.local.LocalTable;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.term.KeyDecoder;
import checkers.client.term.Painter;
import checkers.client.term.TerminalSense;
import checkers.client.update.Input;
import checkers.client.update.Update;
import checkers.client.view.View;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Does once, without a terminal, what the client does at its start, so that the build can keep the
 * classes this takes in an archive for the JVM. Not a part of the program.
 */
public final class Rehearsal {
  private static final String KEYS = "\u001b[B\u001b[A\u001b[<0;1;1M1x";

  private final Painter painter = new Painter();
  private Model model;

  private Rehearsal() {
    Theme theme = new TerminalSense(System.getenv()).theme();
    model =
        new Model(
            new Size(80, 24),
            Instant.EPOCH,
            PreferencesFile.of(System.getenv()).load().preferences(),
            theme,
            1,
            new Screen.Menu(0),
            false,
            Optional.empty(),
            false);
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Main.commandLine()
        .setErr(new PrintWriter(Writer.nullWriter()))
        .execute("--port", "70000", "--name", "Ada");
    Class.forName("checkers.client.term.TerminalScreen");
    Class.forName("checkers.client.term.RawTerminal");
    Class.forName("checkers.client.net.Remote");
    Class.forName("checkers.client.net.Wire");
    new Rehearsal().play();
  }

  private void play() {
    draw();
    byte[] keys = KEYS.getBytes(StandardCharsets.UTF_8);
    new KeyDecoder(this::take).feed(keys, keys.length);
    take(Input.Key.of(Input.Key.Name.ENTER));
    new LocalTable(Preferences.DEFAULT.local(), Instant.EPOCH, new SplittableRandom(1), this::take);
    draw();
  }

  private void take(Input input) {
    model = Update.update(model, input).model();
    draw();
  }

  private void draw() {
    Pulse.next(model, Instant.EPOCH);
    painter.paint(View.draw(model));
  }
}
