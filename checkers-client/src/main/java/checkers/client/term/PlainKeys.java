package checkers.client.term;

import checkers.client.model.FormField;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.update.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes of a line that a person has typed the keys that would do the same on a screen. */
final class PlainKeys {
  private static final Map<String, Character> WORDS =
      Map.of(
          "yes",
          'y',
          "no",
          'n',
          "resign",
          'r',
          "draw",
          'd',
          "pause",
          'p',
          "continue",
          'p',
          "quit",
          'q',
          "leave",
          'q',
          "help",
          '?');

  private final List<Input> keys = new ArrayList<>();

  private PlainKeys() {}

  static List<Input> of(String line, Model model) {
    PlainKeys plain = new PlainKeys();
    plain.read(line.strip(), model);
    return plain.keys;
  }

  private void read(String line, Model model) {
    if (model.help()) {
      press(Input.Key.Name.ESCAPE);
    }
    String word = line.toLowerCase(Locale.ROOT);
    if (model.dialog().isEmpty() && model.screen() instanceof Screen.Form form) {
      entry(line, word, form);
      return;
    }
    boolean status = model.screen() instanceof Screen.Play play && play.status().isPresent();
    if (status && model.dialog().isEmpty()) {
      press(Input.Key.Name.ENTER);
    }
    if (WORDS.containsKey(word)) {
      keys.add(Input.Key.of(WORDS.get(word)));
    } else if (word.length() == 1 && !Character.isDigit(word.charAt(0))) {
      keys.add(Input.Key.of(word.charAt(0)));
    } else {
      type(word);
      boolean menu = model.screen() instanceof Screen.Menu;
      if (!word.isEmpty() && !menu) {
        press(Input.Key.Name.ENTER);
      }
    }
  }

  /** An empty line leaves an entry as it is. */
  private void entry(String line, String word, Screen.Form form) {
    if (word.equals("quit")) {
      press(Input.Key.Name.ESCAPE);
      return;
    }
    if (form.focus() < form.fields().size() && !line.isEmpty()) {
      FormField field = form.fields().get(form.focus());
      if (field.isText()) {
        field.value().codePoints().forEach(any -> press(Input.Key.Name.BACKSPACE));
        type(line);
      } else {
        choose(field, word);
      }
    }
    press(Input.Key.Name.ENTER);
  }

  private void choose(FormField field, String word) {
    List<String> choices = field.choices();
    int now = choices.indexOf(field.value());
    for (int steps = 0; steps < choices.size(); steps++) {
      String choice = choices.get((Math.max(now, 0) + steps) % choices.size());
      if (choice.toLowerCase(Locale.ROOT).startsWith(word)) {
        for (int i = 0; i < steps; i++) {
          press(Input.Key.Name.RIGHT);
        }
        return;
      }
    }
  }

  private void type(String text) {
    text.codePoints()
        .forEach(character -> keys.add(new Input.Key(Input.Key.Name.CHARACTER, character)));
  }

  private void press(Input.Key.Name name) {
    keys.add(Input.Key.of(name));
  }
}
