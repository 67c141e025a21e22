package checkers.client.model;

import checkers.core.rules.Side;
import java.time.Duration;
import java.util.Optional;

/**
 * What a person has chosen, kept in a file of his own.
 *
 * @param name how he is called at a table
 * @param theme colours; empty to take what fits the terminal
 * @param pieces how pieces are drawn
 * @param sound whether the bell rings when it is his turn
 * @param address the server he last went to
 * @param numbers whether squares show their numbers
 * @param turning whether the board turns to the player to move at one screen
 * @param animation whether moves are animated
 * @param local what holds for a game at one screen
 */
public record Preferences(
    String name,
    Optional<Theme> theme,
    Pieces pieces,
    boolean sound,
    Address address,
    boolean numbers,
    boolean turning,
    boolean animation,
    LocalGame local) {
  /** Sets of colours, from the richest to the poorest. */
  public enum Theme {
    TRUECOLOR("truecolor"),
    COLORS_256("256 colours"),
    COLORS_16("16 colours"),
    MONO("mono"),
    HIGH_CONTRAST("high contrast");

    private final String title;

    Theme(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  /** How pieces are drawn. */
  public enum Pieces {
    DISCS,
    LETTERS
  }

  /**
   * Two players at one screen.
   *
   * @param moveTime time for a move; empty for no limit
   */
  public record LocalGame(
      String redName,
      String whiteName,
      Optional<Duration> moveTime,
      Duration extraTime,
      Side first) {
    public LocalGame withNames(String red, String white) {
      return new LocalGame(red, white, moveTime, extraTime, first);
    }
  }

  public static final Preferences DEFAULT =
      new Preferences(
          "",
          Optional.empty(),
          Pieces.DISCS,
          true,
          new Address("localhost", 9000),
          false,
          false,
          true,
          new LocalGame(
              "Red",
              "White",
              Optional.of(Duration.ofMinutes(5)),
              Duration.ofMinutes(1),
              Side.WHITE));

  public Preferences withName(String next) {
    return new Preferences(next, theme, pieces, sound, address, numbers, turning, animation, local);
  }

  public Preferences with(Address next) {
    return new Preferences(name, theme, pieces, sound, next, numbers, turning, animation, local);
  }

  public Preferences withNumbers(boolean shown) {
    return new Preferences(name, theme, pieces, sound, address, shown, turning, animation, local);
  }

  public Preferences withTurning(boolean wanted) {
    return new Preferences(name, theme, pieces, sound, address, numbers, wanted, animation, local);
  }

  public Preferences with(LocalGame next) {
    return new Preferences(name, theme, pieces, sound, address, numbers, turning, animation, next);
  }
}
