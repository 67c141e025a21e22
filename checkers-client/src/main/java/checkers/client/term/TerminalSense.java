package checkers.client.term;

import checkers.client.model.Preferences.Theme;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds out from the environment what the terminal can show. */
public final class TerminalSense {
  private final Map<String, String> environment;

  public TerminalSense(Map<String, String> environment) {
    this.environment = environment;
  }

  /** Whether there is only room for lines of text. */
  public boolean isDumb() {
    return variable("TERM").filter(term -> !term.equals("dumb")).isEmpty();
  }

  /** The richest colours that it has, or none if they are not wanted. */
  public Theme theme() {
    if (variable("NO_COLOR").isPresent()) {
      return Theme.MONO;
    }
    String term = variable("TERM").orElse("");
    String colors = variable("COLORTERM").orElse("").toLowerCase(Locale.ROOT);
    if (colors.equals("truecolor") || colors.equals("24bit") || term.endsWith("-direct")) {
      return Theme.TRUECOLOR;
    }
    if (term.startsWith("vt")) {
      return Theme.MONO;
    }
    return term.contains("256color") ? Theme.COLORS_256 : Theme.COLORS_16;
  }

  /** An empty variable counts as none, as https://no-color.org wants it. */
  private Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
  }
}
