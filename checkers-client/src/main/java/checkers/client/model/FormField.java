package checkers.client.model;

import java.util.List;

/**
 * One entry of a form.
 *
 * @param label what it is, also its name in tests and files
 * @param value what has been entered or chosen
 * @param choices the values to choose from; empty for free text
 */
public record FormField(String label, String value, List<String> choices) {
  public FormField {
    choices = List.copyOf(choices);
  }

  public static FormField text(String label, String value) {
    return new FormField(label, value, List.of());
  }

  public boolean isText() {
    return choices.isEmpty();
  }

  public FormField with(String next) {
    return new FormField(label, next, choices);
  }
}
