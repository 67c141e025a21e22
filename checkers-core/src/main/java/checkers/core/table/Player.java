package checkers.core.table;

/**
 * A member who plays a game, and what he has done in it beside moving.
 *
 * @param pauses how often he has paused it
 * @param offeredDraw whether he has offered a draw since his last move
 */
public record Player(Member member, int pauses, boolean offeredDraw) {
  static Player of(Member member) {
    return new Player(member, 0, false);
  }

  Player hasPaused() {
    return new Player(member, pauses + 1, offeredDraw);
  }

  Player hasOfferedDraw() {
    return new Player(member, pauses, true);
  }

  Player hasMoved() {
    return new Player(member, pauses, false);
  }
}
