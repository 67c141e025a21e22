package checkers.client.plain;

import checkers.client.model.FormField;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Screen.Menu.Entry;
import checkers.client.update.Input;
import checkers.client.update.Update;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lines typed in the menu: a number, an entry's first word, or a whole form in one line. */
final class MenuInput {
  private MenuInput() {}

  static Reading read(Plain plain, Model model, String line, String lower) {
    List<String> parts = List.of(line.split(" ", -1));
    String first = lower.split(" ", -1)[0];
    if (first.equals("join") && parts.size() >= 4) {
      String name = String.join(" ", parts.subList(3, parts.size()));
      return fill(plain, model, Entry.JOIN, List.of(name, parts.get(1), parts.get(2)));
    }
    if (first.equals("watch") && parts.size() == 3) {
      return fill(plain, model, Entry.WATCH, parts.subList(1, 3));
    }
    return entry(lower)
        .map(entry -> Reading.key(plain, number(entry)))
        .orElseGet(() -> Reading.say(plain, Screens.MENU_PROMPT));
  }

  private static Optional<Entry> entry(String lower) {
    if (lower.equals("q") || lower.equals("exit")) {
      return Optional.of(Entry.QUIT);
    }
    return Stream.of(Entry.values())
        .filter(
            entry ->
                lower.equals(Character.toString(number(entry)))
                    || entry.title().equalsIgnoreCase(lower)
                    || entry.name().split("_", -1)[0].equalsIgnoreCase(lower))
        .findFirst();
  }

  private static char number(Entry entry) {
    return (char) ('1' + List.of(Entry.values()).indexOf(entry));
  }

  /** Opens the entry's form, fills it in and confirms it. */
  private static Reading fill(Plain plain, Model model, Entry entry, List<String> values) {
    Input open = Input.Key.of(number(entry));
    List<Input> inputs = new ArrayList<>(List.of(open));
    if (Update.update(model, open).model().screen() instanceof Screen.Form form) {
      for (int i = 0; i < values.size(); i++) {
        FormField field = form.fields().get(i);
        inputs.addAll(FormInput.replace(field, values.get(i)));
        inputs.addAll(PlainInput.ENTER);
      }
      inputs.addAll(PlainInput.ENTER);
    }
    return Reading.act(plain, inputs);
  }
}
