package checkers.core.notation;

import checkers.core.game.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A game and what is known about it.
 *
 * @param tags names such as {@code Event}, {@code White} or {@code Date} with their values, in
 *     order; those that the game itself answers (Result, GameType, SetUp, FEN, Termination) are
 *     left out, and line breaks become spaces
 */
public record PdnGame(Map<String, String> tags, Game game) {
  private static final Set<String> ANSWERED_BY_THE_GAME =
      Set.of("Result", "GameType", "SetUp", "Setup", "FEN", "Termination");
  private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9_]*");

  /** Refuses names that PDN does not allow. */
  public PdnGame {
    Map<String, String> kept = new LinkedHashMap<>();
    tags.forEach(
        (name, value) -> {
          if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("no name for a tag: " + name);
          }
          if (!ANSWERED_BY_THE_GAME.contains(name)) {
            kept.put(name, value.replaceAll("\\p{Cntrl}", " "));
          }
        });
    tags = Collections.unmodifiableMap(kept);
  }
}
