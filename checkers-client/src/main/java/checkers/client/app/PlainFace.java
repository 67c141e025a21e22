package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.plain.Plain;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.update.Update;
import checkers.core.protocol.Intent;
import checkers.core.protocol.Role;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The client as lines of text: what was printed stays, so there is never anything to draw. */
final class PlainFace implements Display {
  private final PrintStream out;
  private Plain plain = Plain.START;
  private boolean welcomed;
  private boolean silent;

  PlainFace(PrintStream out) {
    this.out = out;
  }

  /** Begins to hand on the lines that are typed. */
  static void read(InputStream in, Consumer<Input> lines) {
    Thread reader = new Thread(() -> readAll(in, lines), "lines");
    reader.setDaemon(true);
    reader.start();
  }

  private static void readAll(InputStream in, Consumer<Input> lines) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      reader.lines().forEach(line -> lines.accept(new Input.Line(line)));
    } catch (IOException | UncheckedIOException gone) {
      // No more lines, as at any other end.
    }
    lines.accept(new Input.NoMoreLines());
  }

  /** The same update as on a full screen, with everything that changes told in lines. */
  @Override
  public Step update(Model model, Input input) {
    if (input instanceof Input.Line line) {
      return typed(model, line.text());
    }
    if (input instanceof Input.NoMoreLines) {
      silent = true;
      return isWatching(model) ? new Step(model, List.of()) : leave(model);
    }
    Step step = Update.update(model, input);
    print(plain.changes(model, step.model()));
    return silent && !isWatching(step.model()) ? then(step, leave(step.model())) : step;
  }

  private Step typed(Model model, String line) {
    Plain.Typed typed = plain.typed(model, line);
    plain = typed.plain();
    print(typed.lines());
    return new Step(typed.model(), typed.effects());
  }

  /** Somebody who watches through a pipe needs nobody who types, as long as there is a table. */
  private static boolean isWatching(Model model) {
    if (model.screen() instanceof Screen.Connecting connecting) {
      return connecting.intent() == Intent.WATCH;
    }
    return model.screen() instanceof Screen.Play play
        && play.seat().role() == Role.SPECTATOR
        && !play.gone();
  }

  /** Nobody is left to say anything, so the client goes, even from a game. */
  private Step leave(Model model) {
    Step quit = typed(model, "quit");
    if (quit.model().dialog().isEmpty()) {
      return quit;
    }
    return then(quit, typed(quit.model(), "yes"));
  }

  private static Step then(Step first, Step second) {
    List<Effect> all = new ArrayList<>(first.effects());
    all.addAll(second.effects());
    return new Step(second.model(), all);
  }

  private void print(List<String> lines) {
    lines.forEach(out::println);
    out.flush();
  }

  /** The first model is greeted; all later changes are told as they happen. */
  @Override
  public void draw(Model model) {
    if (!welcomed) {
      welcomed = true;
      print(plain.welcome(model));
    }
  }

  @Override
  public void forget() {}

  @Override
  public void bell() {}
}
