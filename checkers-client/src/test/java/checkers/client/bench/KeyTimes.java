package checkers.client.bench;

import checkers.client.app.Display;
import checkers.client.app.Door;
import checkers.client.app.Inbox;
import checkers.client.app.Loop;
import checkers.client.model.Model;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Size;
import checkers.client.term.PipedTerminal;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.update.Update;
import checkers.client.view.View;
import checkers.core.bench.Bar;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How long it takes from the bytes of a key to the bytes of the frame that answers it, in a game at
 * one screen: through the reader of keys, the decoder, the loop, update, view and painter.
 */
final class KeyTimes implements Display {
  private static final double BAR_MILLIS = 16;
  private static final int WARM_UP = 300;
  private static final int KEYS = 600;
  private static final long NONE = Long.MIN_VALUE;

  /** Many arrows, and now and then what changes all of the board. */
  private static final List<String> HANDS =
      List.of(
          "\u001b[A",
          "\u001b[B",
          "\u001b[C",
          "\u001b[D",
          "\u001b[C",
          "\u001b[D",
          "\r",
          "\r",
          "\r",
          "h",
          "j",
          "k",
          "l",
          "1",
          "\u007f",
          "f",
          "n",
          "?",
          "\u001b[C");

  private final SplittableRandom random = new SplittableRandom(1);
  private final AtomicInteger written = new AtomicInteger();
  private final SynchronousQueue<Long> answers = new SynchronousQueue<>();
  private final Inbox inbox = Inbox.queue();
  private final PipedTerminal terminal = new PipedTerminal(device(), inbox::put);
  private boolean asked;
  private boolean changed;

  private KeyTimes() {}

  static void measure() throws InterruptedException {
    double worst = 0;
    for (Size size : List.of(Size.SMALLEST, new Size(200, 60))) {
      worst = Math.max(worst, new KeyTimes().measure(size));
    }
    Bar.atMost("key-to-screen-ms", worst, BAR_MILLIS);
  }

  private double measure(Size size) throws InterruptedException {
    Model model = MoveBytes.model(Theme.TRUECOLOR, true);
    startLoop(model.with(size));
    for (String key : List.of("1", "\u001b[A", "\r")) {
      answer(key);
    }
    List<Double> warm = new ArrayList<>();
    int before = 0;
    for (int i = -WARM_UP; i < KEYS; i++) {
      OptionalDouble millis = answer(HANDS.get(random.nextInt(HANDS.size())));
      if (i >= 0) {
        millis.ifPresent(warm::add);
      } else {
        before = written.get();
      }
      Thread.sleep(random.nextInt(8, 24));
    }
    Figures figures = new Figures(warm);
    Figures.say(
        "key to screen at %s: p50 %.2f ms, p99 %.2f ms, most %.2f ms (%d keys, %.0f KiB written)",
        size.columns() + "x" + size.rows(),
        figures.median(),
        figures.at(99),
        figures.most(),
        figures.count(),
        (written.get() - before) / 1024.0);
    answer("\u0003");
    return figures.at(99);
  }

  private void startLoop(Model model) {
    Loop loop =
        new Loop(
            model, this::update, this, Door.opener(), changed -> {}, inbox, InstantSource.system());
    Thread thread =
        new Thread(
            () -> {
              try {
                loop.run(new Step(model, List.of()));
                answers.put(System.nanoTime());
              } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
              }
            },
            "loop");
    thread.setDaemon(true);
    thread.start();
  }

  /** In milliseconds; nothing if there was nothing to be changed. */
  private OptionalDouble answer(String key) throws InterruptedException {
    byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
    long start = System.nanoTime();
    terminal.type(bytes);
    long end = answers.take();
    return end == NONE ? OptionalDouble.empty() : OptionalDouble.of((end - start) / 1e6);
  }

  private OutputStream device() {
    return new OutputStream() {
      @Override
      public void write(int b) {
        written.incrementAndGet();
      }

      @Override
      public void write(byte[] bytes, int from, int count) {
        written.addAndGet(count);
      }
    };
  }

  @Override
  public Step update(Model model, Input input) {
    Step step = Update.update(model, input);
    if (input instanceof Input.Key) {
      asked = true;
      changed |= !step.model().screen().equals(model.screen());
    }
    return step;
  }

  /**
   * A frame that was due anyway answers no key; and a key that has changed something is answered
   * only when that is seen.
   */
  @Override
  public void draw(Model model) {
    try {
      int before = written.get();
      terminal.draw(View.draw(model));
      long now = System.nanoTime();
      boolean seen = written.get() > before;
      if (asked && (seen || !changed)) {
        asked = false;
        changed = false;
        answers.put(seen ? now : NONE);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void forget() {
    terminal.forget();
  }

  @Override
  public void bell() {}
}
