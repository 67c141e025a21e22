package checkers.client.term;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.update.Input;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The game as lines of text, for screen readers, pipes and dumb terminals. */
public final class PlainScreen {
  private final BufferedReader in;
  private final PrintStream out;
  private final PlainText text = new PlainText();
  private final Semaphore shown = new Semaphore(0);
  private @Nullable Model model;
  private Consumer<Model> afterwards = next -> {};

  public PlainScreen(InputStream in, PrintStream out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  /**
   * Begins to read lines.
   *
   * @param ended called when there will be no more
   */
  public void start(Consumer<Input> keys, Runnable ended) {
    Thread thread = new Thread(() -> read(keys, ended), "lines");
    thread.setDaemon(true);
    thread.start();
  }

  public void draw(Model next) {
    synchronized (text) {
      print(text.next(next));
      model = next;
      afterwards.accept(next);
    }
    shown.release();
  }

  /**
   * There are no more lines. Who only watches, or is on the way, needs none; messages are taken as
   * read.
   */
  private void goOnAlone(Model now, Consumer<Input> keys, Runnable ended) {
    if (now.screen() instanceof Screen.Play play && play.seat().side().isEmpty()) {
      if (play.status().isPresent()) {
        keys.accept(Input.Key.of(Input.Key.Name.ENTER));
      }
    } else if (!(now.screen() instanceof Screen.Connecting)) {
      ended.run();
    }
  }

  private void print(List<String> lines) {
    lines.forEach(out::println);
    out.flush();
  }

  /** A line is understood in view of what the one before it has led to. */
  private void read(Consumer<Input> keys, Runnable ended) {
    try {
      shown.acquire();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        List<Input> pressed = keys(line);
        shown.drainPermits();
        pressed.forEach(keys);
        if (!pressed.isEmpty()) {
          shown.acquire();
        }
      }
    } catch (IOException gone) {
      // An end like any other.
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    synchronized (text) {
      afterwards = next -> goOnAlone(next, keys, ended);
      if (model != null) {
        afterwards.accept(model);
      }
    }
  }

  private List<Input> keys(String line) {
    synchronized (text) {
      if (line.strip().equalsIgnoreCase("board")) {
        print(text.again());
        return List.of();
      }
      Model seen = model;
      return seen == null ? List.of() : PlainKeys.of(line, seen);
    }
  }
}
