package checkers.client.update;

import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import java.time.Instant;
import java.util.Optional;

/** Takes an input to the part of the screen that it is meant for. */
public final class Update {
  private Update() {}

  /** What the input leads to; the model's time is that of the input. */
  public static Step update(Model model, Input input) {
    return switch (input.type()) {
      case KEY -> lit(model, key(model, (Input.Key) input));
      case MOUSE -> lit(model, mouse(model, (Input.Mouse) input));
      case RESIZED -> Step.of(model.with(((Input.Resized) input).size()), new Effect.Redraw());
      case FRAME -> Frames.received(model, ((Input.Frame) input).frame());
      case CONNECTION_FAILED -> Joining.failed(model, ((Input.ConnectionFailed) input).why());
      case CONNECTION_LOST -> Joining.lost(model, ((Input.ConnectionLost) input).why());
      case TICK -> tick(model);
      case LINE, NO_MORE_LINES -> Step.of(model);
    };
  }

  /** What has just been chosen does not wait for its time to blink. */
  private static Step lit(Model before, Step step) {
    return before.screen() instanceof Screen.Play was
            && step.model().screen() instanceof Screen.Play is
            && !was.selection().equals(is.selection())
        ? new Step(step.model().with(is.litAt(before.now())), step.effects())
        : step;
  }

  private static Step key(Model model, Input.Key key) {
    switch (key.name()) {
      case REDRAW -> {
        return Step.of(model, new Effect.Redraw());
      }
      case INTERRUPT -> {
        return Leaving.interrupt(model);
      }
      default -> {}
    }
    if (model.help()) {
      return Step.of(model.withHelp(false));
    }
    if (model.dialog().isPresent()) {
      return Dialogs.key(model, model.dialog().get(), key);
    }
    return switch (model.screen().type()) {
      case MENU -> Menus.key(model, (Screen.Menu) model.screen(), key);
      case FORM -> Forms.key(model, (Screen.Form) model.screen(), key);
      case CONNECTING -> Joining.key(model, key);
      case PLAY -> PlayKeys.key(model, (Screen.Play) model.screen(), key);
    };
  }

  private static Step mouse(Model model, Input.Mouse mouse) {
    if (model.help()) {
      return Step.of(model.withHelp(mouse.gesture() != Input.Mouse.Gesture.PRESS));
    }
    if (model.dialog().isPresent()) {
      return Dialogs.mouse(model, model.dialog().get(), mouse);
    }
    return switch (model.screen().type()) {
      case MENU -> Menus.mouse(model, mouse);
      case FORM -> Forms.mouse(model, (Screen.Form) model.screen(), mouse);
      case CONNECTING -> Step.of(model);
      case PLAY -> PlayMouse.mouse(model, (Screen.Play) model.screen(), mouse);
    };
  }

  private static Step tick(Model model) {
    Model timely = model.withDialog(model.dialog().filter(dialog -> !isOver(dialog, model.now())));
    if (timely.screen() instanceof Screen.Connecting connecting) {
      return Joining.tick(timely, connecting);
    }
    if (timely.screen() instanceof Screen.Play play
        && play.animation().filter(moving -> !moving.end().isAfter(model.now())).isPresent()) {
      return Step.of(timely.with(play.with(play.record(), Optional.empty())));
    }
    return Step.of(timely);
  }

  private static boolean isOver(Dialog dialog, Instant now) {
    return dialog.deadline().filter(deadline -> !deadline.isAfter(now)).isPresent();
  }
}
