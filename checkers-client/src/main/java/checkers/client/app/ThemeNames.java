package checkers.client.app;

import checkers.client.model.Preferences.Theme;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Themes as they are called on the command line and in the file of preferences. */
final class ThemeNames {
  private ThemeNames() {}

  static String of(Theme theme) {
    return switch (theme) {
      case TRUECOLOR -> "truecolor";
      case COLORS_256 -> "256";
      case COLORS_16 -> "16";
      case MONO -> "mono";
      case HIGH_CONTRAST -> "high-contrast";
    };
  }

  static Optional<Theme> find(String name) {
    return Arrays.stream(Theme.values()).filter(theme -> of(theme).equals(name)).findFirst();
  }

  static String all() {
    return Arrays.stream(Theme.values()).map(ThemeNames::of).collect(Collectors.joining(", "));
  }
}
