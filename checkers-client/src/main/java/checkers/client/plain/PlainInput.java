package checkers.client.plain;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.update.Input;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a typed line means on the screen that is open. */
final class PlainInput {
  private PlainInput() {}

  /**
   * Never refuses a line without saying what would be right.
   *
   * @param line one clean line without blanks at its ends
   */
  static Reading read(Plain plain, Model model, String line) {
    String lower = line.toLowerCase(Locale.ROOT);
    Optional<Word> word = Word.of(lower);
    if (word.equals(Optional.of(Word.HELP)) && !isText(model)) {
      return Reading.say(plain, Help.of(model.screen().type()));
    }
    return switch (model.screen().type()) {
      case MENU -> MenuInput.read(plain, model, line, lower);
      case FORM -> FormInput.read(plain, (Screen.Form) model.screen(), line, lower);
      case CONNECTING ->
          word.filter(Word.QUIT::equals).isPresent()
              ? Reading.key(plain, 'q')
              : Reading.say(plain, "Please wait for the server, or type quit.");
      case PLAY -> TableInput.read(plain, model, lower, word);
    };
  }

  /** Whether a free text is being asked for, which may be any word. */
  private static boolean isText(Model model) {
    return model.screen() instanceof Screen.Form form
        && form.focus() < form.fields().size()
        && form.fields().get(form.focus()).isText();
  }

  static final List<Input> ENTER = List.of(Input.Key.of(Input.Key.Name.ENTER));
}
