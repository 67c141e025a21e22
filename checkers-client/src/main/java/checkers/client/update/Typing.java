package checkers.client.update;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.core.notation.MoveReading;
import checkers.core.notation.MoveText;
import checkers.core.rules.Position;
import java.util.Optional;

/** Moves that are typed: 11-15, 15x22. */
final class Typing {
  private static final int LONGEST = 40;

  private Typing() {}

  static boolean isDigit(int character) {
    return '0' <= character && character <= '9';
  }

  static boolean isSeparator(int character) {
    return character == '-' || character == 'x' || character == ':' || character == ' ';
  }

  static Step character(Model model, Screen.Play play, int character) {
    if (play.selection().legal().isEmpty()) {
      return Step.of(Mute.key(model, play));
    }
    String typed = play.typed() + Character.toString(character);
    return Step.of(typed.length() > LONGEST ? model : model.with(play.withTyped(typed)));
  }

  static Step backspace(Model model, Screen.Play play) {
    String typed = play.typed();
    return Step.of(model.with(play.withTyped(typed.substring(0, typed.length() - 1))));
  }

  /** The rest of the move, as far as it is certain. */
  static Step complete(Model model, Screen.Play play) {
    return play.selection().completions(play.typed()).stream()
        .reduce(Typing::shared)
        .filter(certain -> certain.length() > play.typed().length())
        .map(certain -> Step.of(model.with(play.withTyped(certain))))
        .orElse(Step.of(model));
  }

  private static String shared(String one, String other) {
    int length = 0;
    while (length < Math.min(one.length(), other.length())
        && one.charAt(length) == other.charAt(length)) {
      length++;
    }
    return one.substring(0, length);
  }

  /** Plays it; or says what is wrong with it, so that it can be typed anew. */
  static Step enter(Model model, Screen.Play play) {
    Optional<Position> position =
        play.seat().frame().turn().map(turn -> new Position(play.seat().frame().board(), turn));
    if (position.isEmpty() || play.selection().legal().isEmpty()) {
      return Step.of(Mute.key(model, play.withTyped("")));
    }
    MoveReading reading = MoveText.read(position.get(), play.typed());
    return reading
        .move()
        .map(move -> Moving.send(model, play, move))
        .orElseGet(() -> Step.of(model.with(play.withTyped("").withAction(reading.text()))));
  }
}
