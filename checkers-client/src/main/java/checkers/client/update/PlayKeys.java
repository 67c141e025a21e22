package checkers.client.update;

import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Screen;
import checkers.core.protocol.CleanText;
import checkers.core.protocol.ClientFrame;
import java.util.Optional;

/** Keys at a table. */
final class PlayKeys {
  private PlayKeys() {}

  static Step key(Model model, Screen.Play play, Input.Key key) {
    if (play.status().isPresent()) {
      return reads(key) ? read(model, play) : Step.of(model);
    }
    boolean typing = !play.typed().isEmpty();
    return switch (key.name()) {
      case LEFT, RIGHT, UP, DOWN -> Moving.arrow(model, play, key.name());
      case ENTER -> typing ? Typing.enter(model, play) : Moving.enter(model, play);
      case BACKSPACE -> typing ? Typing.backspace(model, play) : Moving.takeBack(model, play);
      case ESCAPE -> escape(model, play);
      case TAB -> Typing.complete(model, play);
      case CHARACTER -> character(model, play, key.character());
      case BACK_TAB, REDRAW, INTERRUPT -> Step.of(model);
    };
  }

  /** Whether the key takes the message off the board. */
  static boolean reads(Input.Key key) {
    return switch (key.name()) {
      case ENTER, ESCAPE -> true;
      case CHARACTER -> key.character() == ' ' || key.character() == 'q';
      default -> false;
    };
  }

  /** The message over the board is read; where the table is lost, all is said. */
  static Step read(Model model, Screen.Play play) {
    return play.gone()
        ? Leaving.fromLostTable(model, play)
        : Step.of(model.with(play.withStatus(Optional.empty())));
  }

  private static Step escape(Model model, Screen.Play play) {
    if (!play.typed().isEmpty()) {
      return Step.of(model.with(play.withTyped("")));
    }
    return play.selection().path().isEmpty()
        ? Leaving.fromTable(model, play)
        : Moving.takeBack(model, play);
  }

  private static Step character(Model model, Screen.Play play, int character) {
    // Who cannot move hears of that for each part of a move, not of a key that does not exist.
    boolean typing = !play.typed().isEmpty() || play.selection().legal().isEmpty();
    if (Typing.isDigit(character) || (typing && Typing.isSeparator(character))) {
      return Typing.character(model, play, character);
    }
    return switch (character) {
      case 'h' -> Moving.arrow(model, play, Input.Key.Name.LEFT);
      case 'l' -> Moving.arrow(model, play, Input.Key.Name.RIGHT);
      case 'k' -> Moving.arrow(model, play, Input.Key.Name.UP);
      case 'j' -> Moving.arrow(model, play, Input.Key.Name.DOWN);
      case ' ' -> Moving.enter(model, play);
      case 'q' -> Leaving.fromTable(model, play);
      case 'm' -> play.seat().isPlaying() ? Step.of(model) : Leaving.leaveTable(model);
      case 'r' -> Leaving.isInGame(play) ? Step.of(resigning(model)) : mute(model, play);
      case 'd' -> asPlayer(model, play, new ClientFrame.OfferDraw());
      case 'p' -> asPlayer(model, play, pauseOrContinue(play));
      case 'f' -> Step.of(model.with(play.turned()));
      case 'n' -> numbers(model);
      case '?' -> Step.of(model.withHelp(true));
      default -> unknown(model, play, character);
    };
  }

  private static Model resigning(Model model) {
    return model.withDialog(
        Optional.of(
            new Dialog(
                Dialog.Kind.RESIGN,
                "Resign this game? Your opponent wins.",
                Optional.empty(),
                Optional.empty())));
  }

  private static ClientFrame pauseOrContinue(Screen.Play play) {
    return play.seat().frame().pause().isPresent()
        ? new ClientFrame.Continue()
        : new ClientFrame.Pause();
  }

  private static Step asPlayer(Model model, Screen.Play play, ClientFrame frame) {
    return Leaving.isInGame(play) ? Step.of(model, new Effect.Send(frame)) : mute(model, play);
  }

  private static Step mute(Model model, Screen.Play play) {
    return Step.of(Mute.key(model, play));
  }

  private static Step numbers(Model model) {
    Preferences next = model.preferences().withNumbers(!model.preferences().numbers());
    return Step.of(model.with(next), new Effect.Save(next));
  }

  private static Step unknown(Model model, Screen.Play play, int character) {
    String what = CleanText.message(Character.toString(character));
    String why = "There is no key " + what + ". Press ? for help.";
    return Step.of(model.with(play.withAction(why)));
  }
}
