package checkers.client.plain;

import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.update.Update;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lines typed at a table. */
final class TableInput {
  private static final int LONGEST_MOVE = 40;
  private static final String SEPARATOR = " ?[-x:,\u2013\u00D7 ] ?";
  private static final String UNKNOWN =
      "That is no move and no word I know: type a move such as 11-15, or help.";

  private TableInput() {}

  static Reading read(Plain plain, Model model, String line, Optional<Word> word) {
    Screen.Play play = (Screen.Play) model.screen();
    Optional<Reading> told = word.flatMap(asked -> Answers.to(plain, model, play, asked));
    if (told.isPresent()) {
      return told.get();
    }
    if (model.dialog().isPresent()) {
      return answer(plain, model, model.dialog().get(), word);
    }
    if (play.status().isPresent()) {
      Step read = Update.update(model, PlainInput.ENTER.get(0));
      if (!read.effects().isEmpty() || line.isEmpty()) {
        return Reading.act(plain, PlainInput.ENTER);
      }
      Reading next = read(plain, read.model(), line, word);
      List<Input> inputs = new ArrayList<>(PlainInput.ENTER);
      inputs.addAll(next.inputs());
      return new Reading(next.plain(), next.inputs().isEmpty() ? List.of() : inputs, next.lines());
    }
    if (line.isEmpty()) {
      return Reading.say(plain);
    }
    return word.map(act -> act(plain, play, act)).orElseGet(() -> move(plain, play, line));
  }

  /** While a question is open, nothing else is done; who leaves has said no. */
  private static Reading answer(Plain plain, Model model, Dialog dialog, Optional<Word> word) {
    if (word.equals(Optional.of(Word.YES)) || word.equals(Optional.of(Word.NO))) {
      boolean yes = word.get() == Word.YES;
      return new Reading(
          plain,
          List.of(Input.Key.of(yes ? 'y' : 'n')),
          List.of(yes ? "You said yes." : "You said no."));
    }
    if (word.equals(Optional.of(Word.QUIT)) && dialog.kind() != Dialog.Kind.LEAVE_GAME) {
      List<Input> leave = new ArrayList<>(List.of(Input.Key.of('n')));
      Model answered = Update.update(model, leave.get(0)).model();
      leave.addAll(read(plain, answered, "quit", word).inputs());
      return Reading.act(plain, leave);
    }
    return Reading.say(plain, "Please answer first: " + Questions.text(dialog, model.now()));
  }

  private static Reading act(Plain plain, Screen.Play play, Word word) {
    boolean paused = play.seat().frame().pause().isPresent();
    String how = play.seat().mayContinue() ? ": type continue to go on." : ".";
    return switch (word) {
      case DRAW -> Reading.key(plain, 'd');
      case RESIGN -> Reading.key(plain, 'r');
      case PAUSE ->
          paused ? Reading.say(plain, "The game is paused already" + how) : Reading.key(plain, 'p');
      case CONTINUE ->
          play.seat().isPlaying() && !paused
              ? Reading.say(plain, "The game is not paused.")
              : Reading.key(plain, 'p');
      case FLIP -> Reading.key(plain, 'f');
      case NUMBERS -> Reading.key(plain, 'n');
      case QUIT -> Reading.key(plain, 'q');
      case YES, NO -> Reading.say(plain, "There is no question to answer.");
      case BOARD, WORDS, MOVES, HISTORY, FEN, CLOCK, WHO, HELP -> Reading.say(plain, UNKNOWN);
    };
  }

  private static Reading move(Plain plain, Screen.Play play, String line) {
    String text = line.replaceAll(SEPARATOR, "-");
    if (text.length() > LONGEST_MOVE || !text.matches("[0-9]+(-[0-9]+)*")) {
      return Reading.say(plain, UNKNOWN);
    }
    if (play.seat().frame().pause().isPresent() && play.seat().side().isPresent()) {
      String how = play.seat().mayContinue() ? ": type continue to go on." : ".";
      return Reading.say(plain, "The game is paused" + how);
    }
    if (play.seat().isPlaying() && play.seat().side().isEmpty()) {
      return Reading.say(plain, "You are watching: only the players move.");
    }
    if (play.selection().legal().isEmpty()) {
      return Reading.key(plain, text.charAt(0));
    }
    List<Input> inputs = new ArrayList<>();
    text.chars().forEach(character -> inputs.add(Input.Key.of((char) character)));
    inputs.addAll(PlainInput.ENTER);
    return Reading.act(plain, inputs);
  }
}
