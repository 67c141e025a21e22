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
    Model menu = model.with(new Screen.Menu(0)).withDialog(Optional.empty()).withHelp(false);
    if (model.direct()) {
      return quit(model, 0, "", before);
    }
    return Step.of(menu, before);
  }

  static Step quit(Model model, int exitCode, String lastWords, Effect... before) {
    Effect[] effects = new Effect[before.length + 1];
    System.arraycopy(before, 0, effects, 0, before.length);
    effects[before.length] = new Effect.Quit(exitCode, lastWords);
    return Step.of(model, effects);
  }

  /** From a table: asks first, if there is a game to lose. */
  static Step fromTable(Model model, Screen.Play play) {
    boolean loses = play.seat().isPlaying() && play.seat().side().isPresent();
    return loses
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

  static Step leaveTable(Model model) {
    return toMenu(model, new Effect.Send(new ClientFrame.Leave()), new Effect.Disconnect());
  }

  static Step interrupt(Model model) {
    return quit(model, INTERRUPTED, "", new Effect.Disconnect());
  }
}
