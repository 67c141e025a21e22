package checkers.core.table;

import checkers.core.game.Game;
import checkers.core.game.Outcome;
import checkers.core.rules.Side;
import java.time.Instant;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A game between two members, with its clock.
 *
 * @param pause who has stopped it, if anybody
 * @param repeatAt when the request to move is sent again; empty once it is acknowledged
 */
public record Match(
    Game game,
    Player red,
    Player white,
    MoveClock clock,
    Optional<Pause> pause,
    Optional<Instant> repeatAt) {
  /** Who stopped the game, and until when at most. */
  public record Pause(Side by, Instant until) {}

  static Match started(Member red, Member white, TableSettings settings, Instant now) {
    return new Match(
            Game.start(settings.firstMove()),
            Player.of(red),
            Player.of(white),
            MoveClock.started(settings.time(), now),
            Optional.empty(),
            Optional.empty())
        .requested(now);
  }

  public boolean isRunning() {
    return !game.isOver();
  }

  public Player player(Side side) {
    return side == Side.RED ? red : white;
  }

  public Optional<Side> sideOf(int member) {
    if (red.member().id() == member) {
      return Optional.of(Side.RED);
    }
    return white.member().id() == member ? Optional.of(Side.WHITE) : Optional.empty();
  }

  /** After a move of the side to move, with a fresh clock for the other. */
  Match moved(Game next, TableSettings settings, Instant now) {
    MoveClock fresh = MoveClock.started(settings.time(), now);
    return new Match(next, red, white, fresh, pause, Optional.empty())
        .with(game.turn(), Player::hasMoved)
        .requested(now);
  }

  /** Over, by what happened on the board or else by the given outcome. */
  Match ended(Outcome outcome, Instant now) {
    Game over = game.isOver() ? game : game.end(outcome);
    return new Match(over, red, white, clock.stopped(now), Optional.empty(), Optional.empty());
  }

  /** The player to move has just been asked to. */
  Match requested(Instant now) {
    return repeatingAt(Optional.of(now.plus(TableSettings.FIRST_REPEAT)));
  }

  Match requestRepeated(Instant now) {
    return repeatingAt(Optional.of(now.plus(TableSettings.NEXT_REPEAT)));
  }

  Match acknowledged() {
    return repeatingAt(Optional.empty());
  }

  Match paused(Side by, Instant until, Instant now) {
    Optional<Pause> paused = Optional.of(new Pause(by, until));
    return new Match(game, red, white, clock.stopped(now), paused, Optional.empty())
        .with(by, Player::hasPaused);
  }

  Match continued(Instant now) {
    return new Match(game, red, white, clock.resumed(now), Optional.empty(), Optional.empty())
        .requested(now);
  }

  Match pastMark() {
    return new Match(game, red, white, clock.pastMark(), pause, repeatAt);
  }

  Match with(Side side, UnaryOperator<Player> change) {
    return side == Side.RED
        ? new Match(game, change.apply(red), white, clock, pause, repeatAt)
        : new Match(game, red, change.apply(white), clock, pause, repeatAt);
  }

  private Match repeatingAt(Optional<Instant> next) {
    return new Match(game, red, white, clock, pause, next);
  }
}
