package checkers.client.update;

import checkers.client.model.FormField;
import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Screen;
import checkers.client.model.Screen.Form;
import checkers.client.model.Screen.Form.Purpose;
import checkers.core.protocol.Intent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Forms: moving about in them and changing their entries; what they mean is in {@link Entries}. */
final class Forms {
  private static final int LONGEST = 60;

  private Forms() {}

  static Form twoPlayers(Preferences preferences) {
    return form(Purpose.TWO_PLAYERS, Entries.twoPlayers(preferences));
  }

  static Form join(Preferences preferences) {
    return form(Purpose.JOIN, Entries.join(preferences));
  }

  static Form watch(Preferences preferences) {
    return form(Purpose.WATCH, Entries.watch(preferences));
  }

  static Form options(Preferences preferences) {
    return form(Purpose.OPTIONS, Entries.options(preferences));
  }

  /** The form from which somebody set out in vain, with the reason. */
  static Form again(Preferences preferences, Intent intent, String why) {
    Form form = intent == Intent.WATCH ? watch(preferences) : join(preferences);
    return new Form(form.purpose(), form.fields(), form.fields().size(), Optional.of(why));
  }

  private static Form form(Purpose purpose, List<FormField> fields) {
    return new Form(purpose, fields, 0, Optional.empty());
  }

  static Step key(Model model, Form form, Input.Key key) {
    return switch (key.name()) {
      case UP, BACK_TAB -> Step.of(model.with(focus(form, form.focus() - 1)));
      case DOWN, TAB -> Step.of(model.with(focus(form, form.focus() + 1)));
      case ENTER ->
          onButton(form)
              ? Entries.submit(model, form)
              : Step.of(model.with(focus(form, form.focus() + 1)));
      case ESCAPE -> Leaving.toMenu(model);
      case LEFT -> Step.of(model.with(cycle(form, -1)));
      case RIGHT -> Step.of(model.with(cycle(form, 1)));
      case BACKSPACE -> Step.of(model.with(shorten(form)));
      case CHARACTER -> character(model, form, key.character());
      case REDRAW, INTERRUPT -> Step.of(model);
    };
  }

  private static Step character(Model model, Form form, int character) {
    boolean text = !onButton(form) && form.fields().get(form.focus()).isText();
    if (text) {
      return Step.of(model.with(lengthen(form, character)));
    }
    return switch (character) {
      case ' ' ->
          onButton(form) ? Entries.submit(model, form) : Step.of(model.with(cycle(form, 1)));
      case 'q' -> Leaving.toMenu(model);
      case 'h' -> Step.of(model.with(cycle(form, -1)));
      case 'l' -> Step.of(model.with(cycle(form, 1)));
      case 'k' -> Step.of(model.with(focus(form, form.focus() - 1)));
      case 'j' -> Step.of(model.with(focus(form, form.focus() + 1)));
      default -> Step.of(model);
    };
  }

  static Step mouse(Model model, Form form, Input.Mouse mouse) {
    for (int i = 0; i <= form.fields().size(); i++) {
      boolean there = Layout.formField(model.size(), form, i).contains(mouse.column(), mouse.row());
      if (there && mouse.gesture() == Input.Mouse.Gesture.PRESS) {
        Form focused = focus(form, i);
        return onButton(focused)
            ? Entries.submit(model, focused)
            : Step.of(model.with(form.focus() == i ? cycle(focused, 1) : focused));
      }
    }
    return Step.of(model);
  }

  private static boolean onButton(Form form) {
    return form.focus() == form.fields().size();
  }

  private static Form focus(Form form, int index) {
    int places = form.fields().size() + 1;
    return new Form(form.purpose(), form.fields(), Math.floorMod(index, places), form.problem());
  }

  private static Form cycle(Form form, int by) {
    if (onButton(form) || form.fields().get(form.focus()).isText()) {
      return form;
    }
    FormField field = form.fields().get(form.focus());
    int next = Math.floorMod(field.choices().indexOf(field.value()) + by, field.choices().size());
    return with(form, field.choices().get(next));
  }

  private static Form lengthen(Form form, int character) {
    String value = form.fields().get(form.focus()).value();
    return value.length() >= LONGEST ? form : with(form, value + Character.toString(character));
  }

  private static Form shorten(Form form) {
    if (onButton(form) || !form.fields().get(form.focus()).isText()) {
      return form;
    }
    String value = form.fields().get(form.focus()).value();
    return with(
        form,
        value.isEmpty() ? value : value.substring(0, value.offsetByCodePoints(value.length(), -1)));
  }

  private static Form with(Form form, String value) {
    List<FormField> fields = new ArrayList<>(form.fields());
    fields.set(form.focus(), fields.get(form.focus()).with(value));
    return new Form(form.purpose(), fields, form.focus(), Optional.empty());
  }

  /** The form with the focus on an entry that has to be made or changed. */
  static Screen ask(Form form, int field, String problem) {
    return new Form(form.purpose(), form.fields(), field, Optional.of(problem));
  }
}
