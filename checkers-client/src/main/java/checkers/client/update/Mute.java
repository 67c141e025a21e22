package checkers.client.update;

import checkers.client.model.Model;
import checkers.client.model.Screen;

/** Keys and clicks that can do nothing now, and say why. */
final class Mute {
  private Mute() {}

  /** A spectator is told once, so that his keys never hide the news from him. */
  static Model key(Model model, Screen.Play play) {
    boolean watching = play.seat().isPlaying() && play.seat().side().isEmpty();
    if (!watching) {
      return model.with(play.withAction(why(play)));
    }
    return play.told()
        ? model
        : model.with(play.withAction("You are watching: only the players move.").withTold());
  }

  private static String why(Screen.Play play) {
    if (!play.seat().isPlaying()) {
      return "There is no game going on.";
    }
    if (play.seat().frame().pause().isPresent()) {
      return "The game is paused.";
    }
    return play.seat().isMyTurn() ? "Your move is on its way." : "It is not your turn.";
  }
}
