package checkers.client.plain;

import checkers.client.model.Dialog;
import checkers.client.model.Model;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Questions, and how they are answered. */
final class Questions {
  private Questions() {}

  static List<String> changes(Model before, Model after) {
    Optional<Dialog> old = before.dialog();
    Optional<Dialog> open = after.dialog();
    if (open.isPresent()) {
      return open.equals(old) ? List.of() : List.of(text(open.get(), after.now()));
    }
    boolean late =
        old.flatMap(Dialog::deadline).filter(end -> !end.isAfter(after.now())).isPresent();
    return late ? List.of("The time to answer is over.") : List.of();
  }

  /** The question, how to answer it, and within what time. */
  static String text(Dialog dialog, Instant now) {
    String time =
        dialog
            .deadline()
            .map(end -> " (" + Lines.time(Duration.between(now, end)) + ")")
            .orElse("");
    return dialog.text() + " Type yes or no" + time + ".";
  }
}
