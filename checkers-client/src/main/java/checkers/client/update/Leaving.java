package checkers.client.update;

import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.core.protocol.ClientFrame;
import java.util.Optional;

/** The ways out: at once, unless a game of one's own is going on. */
final class Leaving {
  private static final int INTERRUPTED = 130;

  private Leaving() {}

  /** Back to the menu; to where one came from, if the command line said where to go. */
  static Step toMenu(Model model, Effect... before) {
    if (model.direct()) {
      return quit(model, 0, "").after(before);
    }
    Model menu = model.with(new Screen.Menu(0)).withDialog(Optional.empty()).withHelp(false);
    return Step.of(menu, before);
  }

  static Step quit(Model model, int exitCode, String lastWords) {
    return Step.of(model, new Effect.Quit(exitCode, lastWords));
  }

  /** From a table that is lost, once its last message has been read. */
  static Step fromLostTable(Model model, Screen.Play play) {
    Step left = model.direct() ? quit(model, 0, play.status().orElse("")) : toMenu(model);
    return left.after(new Effect.Disconnect());
  }

  /** From a table: asks first, if there is a game to lose. */
  static Step fromTable(Model model, Screen.Play play) {
    return isInGame(play)
        ? Step.of(
            model.withDialog(
                Optional.of(
                    new Dialog(
                        Dialog.Kind.LEAVE_GAME,
                        play.server().isEmpty()
                            ? "Leave this game? It will be lost."
                            : "Leave this game? Your opponent wins.",
                        Optional.empty(),
                        Optional.empty()))))
        : leaveTable(model);
  }

  /** Whether there is a game to lose. */
  static boolean isInGame(Screen.Play play) {
    return play.seat().isPlaying() && play.seat().side().isPresent() && !play.gone();
  }

  static Step leaveTable(Model model) {
    return toMenu(model, new Effect.Send(new ClientFrame.Leave()), new Effect.Disconnect());
  }

  static Step interrupt(Model model) {
    return quit(model, INTERRUPTED, "").after(new Effect.Disconnect());
  }
}
