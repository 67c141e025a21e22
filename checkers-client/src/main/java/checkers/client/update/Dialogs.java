package checkers.client.update;

import checkers.client.model.Dialog;
import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.core.protocol.ClientFrame;
import java.util.Optional;

/** Answers dialogs: by y and n alone, which no move needs, or by a click. */
final class Dialogs {
  private Dialogs() {}

  static Step key(Model model, Dialog dialog, Input.Key key) {
    return switch (key.character()) {
      case 'y', 'Y' -> answer(model, dialog, true);
      case 'n', 'N' -> answer(model, dialog, false);
      default -> other(model, dialog, key);
    };
  }

  /**
   * A message over the board can be read while a question waits, and one can leave without an
   * answer; in a game that asks a question of its own, and Esc is left to those who take back.
   */
  private static Step other(Model model, Dialog dialog, Input.Key key) {
    boolean escape = key.name() == Input.Key.Name.ESCAPE;
    if (dialog.kind() != Dialog.Kind.SERVER) {
      return escape ? answer(model, dialog, false) : Step.of(model);
    }
    if (!(model.screen() instanceof Screen.Play play)) {
      return Step.of(model);
    }
    if (play.status().isPresent() && PlayKeys.reads(key)) {
      return PlayKeys.read(model, play);
    }
    boolean leave = key.character() == 'q' || (escape && !Leaving.isInGame(play));
    return leave
        ? Leaving.fromTable(model, play)
        : Step.of(model.with(play.withAction("Please answer the question: y or n.")));
  }

  static Step mouse(Model model, Dialog dialog, Input.Mouse mouse) {
    if (mouse.gesture() != Input.Mouse.Gesture.PRESS) {
      return Step.of(model);
    }
    Rect box = Layout.dialog(model.size(), dialog.text());
    if (Layout.yesButton(box).contains(mouse.column(), mouse.row())) {
      return answer(model, dialog, true);
    }
    return Layout.noButton(box).contains(mouse.column(), mouse.row())
        ? answer(model, dialog, false)
        : Step.of(model);
  }

  private static Step answer(Model model, Dialog dialog, boolean yes) {
    Model closed = model.withDialog(Optional.empty());
    return switch (dialog.kind()) {
      case SERVER ->
          Step.of(
              closed,
              new Effect.Send(new ClientFrame.Answer(dialog.question().orElseThrow(), yes)));
      case RESIGN ->
          yes ? Step.of(closed, new Effect.Send(new ClientFrame.Resign())) : Step.of(closed);
      case LEAVE_GAME -> yes ? Leaving.leaveTable(closed) : Step.of(closed);
    };
  }
}
