package checkers.client.update;

import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Screen;
import checkers.core.protocol.ClientFrame;
import java.util.Optional;

/** Keys at a table. */
final class PlayKeys {
  private static final String WATCHING = "You are watching: only the players move.";

  private PlayKeys() {}

  static Step key(Model model, Screen.Play play, Input.Key key) {
    if (play.status().isPresent()) {
      return status(model, play, key);
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

  /** The message over the board is read, and when the server has said goodbye, all is said. */
  private static Step status(Model model, Screen.Play play, Input.Key key) {
    boolean read =
        switch (key.name()) {
          case ENTER, ESCAPE -> true;
          case CHARACTER -> key.character() == ' ' || key.character() == 'q';
          default -> false;
        };
    if (!read) {
      return Step.of(model);
    }
    return Frames.isGoodbye(play) || isLost(play)
        ? Leaving.toMenu(model, new Effect.Disconnect())
        : Step.of(model.with(play.withStatus(Optional.empty())));
  }

  private static boolean isLost(Screen.Play play) {
    return play.status().filter(text -> text.startsWith("The connection")).isPresent();
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
    boolean typing = !play.typed().isEmpty();
    if (Character.isDigit(character) || (typing && Typing.isSeparator(character))) {
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
      case 'r' -> resign(model, play);
      case 'd' -> asPlayer(model, play, new ClientFrame.OfferDraw());
      case 'p' ->
          asPlayer(
              model,
              play,
              play.seat().frame().pause().isPresent()
                  ? new ClientFrame.Continue()
                  : new ClientFrame.Pause());
      case 'f' -> Step.of(model.with(play.turned()));
      case 'n' -> numbers(model);
      case '?' -> Step.of(model.withHelp(true));
      default -> Step.of(model);
    };
  }

  private static Step resign(Model model, Screen.Play play) {
    if (!mayAct(play)) {
      return Step.of(watching(model, play));
    }
    return Step.of(
        model.withDialog(
            Optional.of(
                new Dialog(
                    Dialog.Kind.RESIGN,
                    "Resign this game? Your opponent wins.",
                    Optional.empty(),
                    Optional.empty()))));
  }

  private static Step asPlayer(Model model, Screen.Play play, ClientFrame frame) {
    return mayAct(play) ? Step.of(model, new Effect.Send(frame)) : Step.of(watching(model, play));
  }

  private static boolean mayAct(Screen.Play play) {
    return play.seat().isPlaying() && play.seat().side().isPresent();
  }

  /** Why a key that is for players does nothing. */
  static Model watching(Model model, Screen.Play play) {
    String why =
        !play.seat().isPlaying()
            ? "There is no game going on."
            : play.seat().side().isEmpty() ? WATCHING : "It is not your turn.";
    return model.with(play.withAction(why));
  }

  private static Step numbers(Model model) {
    Preferences old = model.preferences();
    Preferences next =
        new Preferences(
            old.name(),
            old.theme(),
            old.pieces(),
            old.sound(),
            old.address(),
            !old.numbers(),
            old.turning(),
            old.animation(),
            old.local());
    return Step.of(model.with(next), new Effect.Save(next));
  }
}
