package checkers.client.local;

import checkers.client.model.Preferences;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import java.time.Duration;
import java.util.List;

/** What holds at a table in this process. */
final class LocalSettings {
  private static final List<Duration> WARNINGS =
      List.of(Duration.ofMinutes(5), Duration.ofMinutes(1), Duration.ofSeconds(30));

  /** Nobody is far away here, so there is no hurry. */
  private static final Duration ANSWER_TIME = Duration.ofMinutes(5);

  private static final Duration PAUSE_LIMIT = Duration.ofMinutes(60);

  private LocalSettings() {}

  static TableSettings of(Preferences.LocalGame game) {
    return new TableSettings(
        game.first(),
        game.moveTime().map(move -> new TimeLimits(move, game.extraTime(), WARNINGS)),
        ANSWER_TIME,
        Duration.ZERO,
        PAUSE_LIMIT);
  }
}
