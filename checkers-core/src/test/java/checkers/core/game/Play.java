package checkers.core.game;

import checkers.core.rules.Pictures;

/** Games for tests, written as their moves. */
final class Play {
  private Play() {}

  /** Goes on with moves such as {@code 11-15 23-19}. */
  static Game play(Game game, String moves) {
    Game now = game;
    for (String move : moves.split(" ", -1)) {
      now = now.play(Pictures.move(now.position(), move));
    }
    return now;
  }
}
