package checkers.client.update;

import checkers.client.model.Dialog;
import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Rect;
import checkers.core.protocol.ClientFrame;
import java.util.Optional;

/** Answers dialogs: by y and n alone, which no move needs, or by a click. */
final class Dialogs {
  private Dialogs() {}

  static Step key(Model model, Dialog dialog, Input.Key key) {
    boolean own = dialog.kind() != Dialog.Kind.SERVER;
    if (own && key.name() == Input.Key.Name.ESCAPE) {
      return answer(model, dialog, false);
    }
    return switch (key.character()) {
      case 'y', 'Y' -> answer(model, dialog, true);
      case 'n', 'N' -> answer(model, dialog, false);
      default -> Step.of(model);
    };
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
