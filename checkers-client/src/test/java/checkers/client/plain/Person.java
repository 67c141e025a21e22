package checkers.client.plain;

import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.update.Update;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Somebody who types and reads lines, as the loop of the program would let him. */
final class Person {
  private final List<String> printed = new ArrayList<>();
  private Plain plain = Plain.START;
  private Model model;

  Person(Instant now) {
    model = menu(now);
    printed.addAll(plain.welcome(model));
  }

  static Model menu(Instant now) {
    return new Model(
        Size.SMALLEST,
        now,
        Preferences.DEFAULT,
        Theme.MONO,
        5,
        new Screen.Menu(0),
        false,
        Optional.empty(),
        false);
  }

  Model model() {
    return model;
  }

  List<Effect> types(String line, Instant now) {
    Plain.Typed typed = plain.typed(model.with(now), line);
    plain = typed.plain();
    model = typed.model();
    printed.addAll(typed.lines());
    return typed.effects();
  }

  List<Effect> gets(Input input, Instant now) {
    Step step = Update.update(model.with(now), input);
    printed.addAll(plain.changes(model, step.model()));
    model = step.model();
    return step.effects();
  }

  /** What has been printed since the last time. */
  List<String> reads() {
    List<String> lines = List.copyOf(printed);
    printed.clear();
    return lines;
  }
}
