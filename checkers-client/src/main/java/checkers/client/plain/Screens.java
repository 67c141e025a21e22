package checkers.client.plain;

import checkers.client.model.FormField;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Screen.Form;
import checkers.client.model.Screen.Menu.Entry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Menu, forms and the way to a table as lines. */
final class Screens {
  static final String MENU_PROMPT =
      "Type a number, or join HOST PORT NAME, or watch HOST PORT, or quit.";

  private Screens() {}

  /** A screen that is new to the reader. */
  static List<String> opened(Model model) {
    return switch (model.screen().type()) {
      case MENU -> menu();
      case FORM -> form((Form) model.screen());
      case CONNECTING -> connecting(model, (Screen.Connecting) model.screen());
      case PLAY -> List.of();
    };
  }

  static List<String> changes(Model before, Model after) {
    if (after.screen().type() != before.screen().type()) {
      return opened(after);
    }
    if (after.screen() instanceof Form form) {
      return form(after, (Form) before.screen(), form);
    }
    if (after.screen() instanceof Screen.Connecting connecting) {
      return connecting((Screen.Connecting) before.screen(), after, connecting);
    }
    return List.of();
  }

  private static List<String> menu() {
    List<String> lines = new ArrayList<>();
    for (Entry entry : Entry.values()) {
      lines.add((lines.size() + 1) + " " + entry.title());
    }
    lines.add(MENU_PROMPT);
    return lines;
  }

  private static List<String> form(Model after, Form old, Form form) {
    if (form.purpose() != old.purpose()) {
      return opened(after);
    }
    List<String> lines = new ArrayList<>();
    form.problem().filter(why -> !form.problem().equals(old.problem())).ifPresent(lines::add);
    if (form.focus() != old.focus() || !lines.isEmpty()) {
      lines.add(prompt(form));
    }
    return lines;
  }

  private static List<String> form(Form form) {
    List<String> lines = new ArrayList<>();
    lines.add(form.purpose().title() + ": an empty line keeps what is there, back leaves.");
    lines.addAll(again(form));
    return lines;
  }

  /** What is wrong with a form, if anything, and what it asks for next. */
  static List<String> again(Form form) {
    List<String> lines = new ArrayList<>();
    form.problem().ifPresent(lines::add);
    lines.add(prompt(form));
    return lines;
  }

  private static String prompt(Form form) {
    if (form.focus() >= form.fields().size()) {
      String button = form.purpose().button().toLowerCase(Locale.ROOT);
      return "Type an empty line to " + button + ", the number of an entry to change it, or back.";
    }
    FormField field = form.fields().get(form.focus());
    String choices = field.isText() ? "" : " (" + String.join(", ", field.choices()) + ")";
    return "%d %s%s [%s]?".formatted(form.focus() + 1, field.label(), choices, field.value());
  }

  private static List<String> connecting(
      Screen.Connecting old, Model after, Screen.Connecting connecting) {
    if (connecting.retryAt().isPresent() && !connecting.retryAt().equals(old.retryAt())) {
      Duration pause = Duration.between(after.now(), connecting.retryAt().get());
      return List.of(
          "%s failed: %s"
              .formatted(attempt(after, connecting), Lines.sentence(reason(connecting.failure()))),
          "Trying again in " + Lines.time(pause) + ".");
    }
    boolean sameTask =
        connecting.task().equals(old.task()) && connecting.address().equals(old.address());
    if (!sameTask) {
      return connecting(after, connecting);
    }
    return connecting.attempt() == old.attempt()
        ? List.of()
        : List.of(attempt(after, connecting) + ".");
  }

  private static List<String> connecting(Model model, Screen.Connecting connecting) {
    return List.of(
        connecting.task() + " (" + connecting.address() + ").", attempt(model, connecting) + ".");
  }

  private static String attempt(Model model, Screen.Connecting connecting) {
    return "Attempt " + connecting.attempt() + " of " + model.attempts();
  }

  private static String reason(Optional<String> failure) {
    return failure.orElse("the server does not answer");
  }
}
