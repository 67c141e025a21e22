package checkers.client.bench;

import checkers.client.app.Display;
import checkers.client.app.Door;
import checkers.client.app.Inbox;
import checkers.client.app.Loop;
import checkers.client.model.Model;
import checkers.client.term.Painter;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.view.View;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The loop of the client in a time that passes only while it sleeps: every frame that it would
 * draw, it draws, and the bytes of all of them are counted.
 */
final class Reel implements Inbox, Display {
  static final Instant START = Instant.parse("2026-01-05T12:00:00Z");

  /** Something to do when its time has come; tells how long until the next. */
  interface Scene {
    Optional<Duration> play(Reel reel);
  }

  private final Deque<Mail> waiting = new ArrayDeque<>();
  private final Painter painter = new Painter();
  private final Scene scene;
  private Instant now = START;
  private Instant due = START;
  private int bytes;

  private Reel(Scene scene) {
    this.scene = scene;
  }

  /** Plays the scene again and again until it is over. */
  static void run(Step first, Door.Opener doors, Scene scene) throws InterruptedException {
    Reel reel = new Reel(scene);
    new Loop(first.model(), reel::update, reel, doors, changed -> {}, reel, () -> reel.now)
        .run(first);
  }

  Instant now() {
    return now;
  }

  /** How many have been written since this was last asked. */
  int bytes() {
    int counted = bytes;
    bytes = 0;
    return counted;
  }

  @Override
  public void put(Mail mail) {
    waiting.add(mail);
  }

  @Override
  public Optional<Mail> next(Optional<Duration> atMost) {
    if (waiting.isEmpty() && !atMost.equals(Optional.of(Duration.ZERO))) {
      Instant wake = atMost.map(now::plus).orElse(Instant.MAX);
      if (wake.isBefore(due)) {
        now = wake;
      } else {
        now = due;
        scene
            .play(this)
            .ifPresentOrElse(
                wait -> due = now.plus(wait), () -> put(Input.Key.of(Input.Key.Name.INTERRUPT)));
      }
    }
    return Optional.ofNullable(waiting.poll());
  }

  @Override
  public void draw(Model model) {
    bytes += painter.paint(View.draw(model)).length;
  }

  @Override
  public void forget() {
    painter.forget();
  }

  @Override
  public void bell() {
    bytes++;
  }
}
