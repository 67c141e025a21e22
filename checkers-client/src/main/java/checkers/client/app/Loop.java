package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Step;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One thread that owns the model and the screen: takes inputs, updates, carries out the effects,
 * draws. It sleeps until there is an input or something on the screen changes by itself.
 */
public final class Loop {
  /** So many inputs that wait already are taken before the next drawing. */
  private static final int BATCH = 100;

  private final BiFunction<Model, Input, Step> update;
  private final Display display;
  private final Door.Opener doors;
  private final Consumer<Preferences> save;
  private final Inbox inbox;
  private final InstantSource clock;
  private Model model;
  private @Nullable Door door;
  private int doorNumber;
  private Optional<Effect.Quit> quit = Optional.empty();

  public Loop(
      Model model,
      BiFunction<Model, Input, Step> update,
      Display display,
      Door.Opener doors,
      Consumer<Preferences> save,
      Inbox inbox,
      InstantSource clock) {
    this.model = model;
    this.update = update;
    this.display = display;
    this.doors = doors;
    this.save = save;
    this.inbox = inbox;
    this.clock = clock;
  }

  /** Runs until the end that the person or the model decides on. */
  public Effect.Quit run(Step first) throws InterruptedException {
    try {
      take(first);
      while (quit.isEmpty()) {
        display.draw(model);
        takeInputs();
        tickDoor();
      }
      return quit.get();
    } finally {
      closeDoor();
    }
  }

  private void takeInputs() throws InterruptedException {
    Optional<Inbox.Mail> mail = inbox.next(untilChange());
    if (mail.isEmpty()) {
      handle(new Input.Tick());
    }
    for (int taken = 0; mail.isPresent() && quit.isEmpty(); taken++) {
      // What has come through a door that is closed by now concerns nobody.
      if (mail.get().door() == 0 || mail.get().door() == doorNumber) {
        handle(mail.get().input());
      }
      mail = taken < BATCH ? inbox.next(Optional.of(Duration.ZERO)) : Optional.empty();
    }
  }

  private Optional<Duration> untilChange() {
    Instant now = clock.instant();
    Optional<Duration> due =
        Optional.ofNullable(door)
            .flatMap(Door::nextDeadline)
            .map(deadline -> Duration.between(now, deadline));
    return Stream.of(due, Pulse.next(model, now))
        .flatMap(Optional::stream)
        .min(Comparator.naturalOrder())
        .map(wait -> wait.isNegative() ? Duration.ZERO : wait);
  }

  private void tickDoor() {
    Instant now = clock.instant();
    Door open = door;
    if (open != null && open.nextDeadline().filter(due -> !due.isAfter(now)).isPresent()) {
      open.tick(now);
    }
  }

  private void handle(Input input) {
    take(update.apply(model.with(clock.instant()), input));
  }

  private void take(Step step) {
    model = step.model();
    step.effects().forEach(this::carryOut);
  }

  private void carryOut(Effect effect) {
    switch (effect.type()) {
      case CONNECT -> {
        closeDoor();
        door = doors.connect((Effect.Connect) effect, mailSlot());
      }
      case START_LOCAL -> {
        closeDoor();
        door = doors.startLocal((Effect.StartLocal) effect, clock.instant(), mailSlot());
      }
      case SEND -> {
        if (door != null) {
          door.send(((Effect.Send) effect).frame(), clock.instant());
        }
      }
      case DISCONNECT -> closeDoor();
      case SAVE -> save.accept(((Effect.Save) effect).preferences());
      case BELL -> display.bell();
      case REDRAW -> display.forget();
      case QUIT -> quit = Optional.of((Effect.Quit) effect);
    }
  }

  private Consumer<Input> mailSlot() {
    int number = doorNumber;
    return input -> inbox.put(new Inbox.Mail(number, input));
  }

  /** From now on mail from the door, also what is on its way, is not taken. */
  private void closeDoor() {
    doorNumber++;
    if (door != null) {
      door.close();
      door = null;
    }
  }
}
