package checkers.client.model;

import checkers.client.model.Preferences.Theme;
import java.time.Instant;
import java.util.Optional;

/**
 * Everything that the screen depends on.
 *
 * @param now the time of the last input; blinking, countdowns and animations follow it
 * @param theme the colours in use
 * @param attempts how often a connection is tried
 * @param help whether the help lies over the screen
 * @param dialog a question over the screen
 * @param direct whether the program was told on the command line where to go, and so has no menu
 */
public record Model(
    Size size,
    Instant now,
    Preferences preferences,
    Theme theme,
    int attempts,
    Screen screen,
    boolean help,
    Optional<Dialog> dialog,
    boolean direct) {
  public Model with(Screen next) {
    return new Model(size, now, preferences, theme, attempts, next, help, dialog, direct);
  }

  public Model with(Instant time) {
    return new Model(size, time, preferences, theme, attempts, screen, help, dialog, direct);
  }

  public Model with(Size next) {
    return new Model(next, now, preferences, theme, attempts, screen, help, dialog, direct);
  }

  public Model with(Preferences next) {
    Theme colours = next.theme().orElse(theme);
    return new Model(size, now, next, colours, attempts, screen, help, dialog, direct);
  }

  public Model withHelp(boolean shown) {
    return new Model(size, now, preferences, theme, attempts, screen, shown, dialog, direct);
  }

  public Model withDialog(Optional<Dialog> next) {
    return new Model(size, now, preferences, theme, attempts, screen, help, next, direct);
  }
}
