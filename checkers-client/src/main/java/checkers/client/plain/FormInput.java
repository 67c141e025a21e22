package checkers.client.plain;

import checkers.client.model.FormField;
import checkers.client.model.Screen.Form;
import checkers.client.update.Input;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Lines typed into a form: one for each entry; the last one confirms it. */
final class FormInput {
  private FormInput() {}

  static Reading read(Plain plain, Form form, String line, String lower) {
    if (lower.equals("back") || lower.equals("quit")) {
      return Reading.act(plain, List.of(key(Input.Key.Name.ESCAPE)));
    }
    if (form.focus() >= form.fields().size()) {
      return button(plain, form, lower);
    }
    List<Input> inputs = new ArrayList<>();
    FormField field = form.fields().get(form.focus());
    if (!line.isEmpty()) {
      OptionalInt choice = choice(field, lower);
      if (!field.isText() && choice.isEmpty()) {
        return Reading.say(plain, "Type one of these: " + String.join(", ", field.choices()) + ".");
      }
      inputs.addAll(field.isText() ? replace(field, line) : choose(field, choice.orElseThrow()));
    }
    inputs.addAll(PlainInput.ENTER);
    if (form.focus() == form.fields().size() - 1) {
      inputs.addAll(PlainInput.ENTER);
    }
    return Reading.act(plain, inputs);
  }

  private static Reading button(Plain plain, Form form, String lower) {
    if (lower.isEmpty()) {
      return Reading.act(plain, PlainInput.ENTER);
    }
    int entry = lower.matches("[1-9]") ? lower.charAt(0) - '0' : 0;
    return 1 <= entry && entry <= form.fields().size()
        ? Reading.act(
            plain, Collections.nCopies(form.fields().size() + 1 - entry, key(Input.Key.Name.UP)))
        : Reading.say(plain, Screens.again(form));
  }

  /** Takes away what is in a text, and types another. */
  static List<Input> replace(FormField field, String text) {
    String old = field.value();
    List<Input> inputs =
        new ArrayList<>(
            Collections.nCopies(
                old.codePointCount(0, old.length()), key(Input.Key.Name.BACKSPACE)));
    text.codePoints()
        .forEach(character -> inputs.add(new Input.Key(Input.Key.Name.CHARACTER, character)));
    return inputs;
  }

  private static List<Input> choose(FormField field, int choice) {
    int now = field.choices().indexOf(field.value());
    int steps = Math.floorMod(choice - now, field.choices().size());
    return Collections.nCopies(steps, key(Input.Key.Name.RIGHT));
  }

  /** The choice that is spelt so, or the only one that begins so. */
  private static OptionalInt choice(FormField field, String lower) {
    List<String> choices = field.choices();
    OptionalInt exact =
        IntStream.range(0, choices.size())
            .filter(i -> choices.get(i).equalsIgnoreCase(lower))
            .findFirst();
    int[] begun =
        IntStream.range(0, choices.size())
            .filter(i -> choices.get(i).regionMatches(true, 0, lower, 0, lower.length()))
            .toArray();
    return exact.isEmpty() && begun.length == 1 ? OptionalInt.of(begun[0]) : exact;
  }

  private static Input key(Input.Key.Name name) {
    return Input.Key.of(name);
  }
}
