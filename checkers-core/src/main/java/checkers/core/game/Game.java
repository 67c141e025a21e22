package checkers.core.game;

import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game so far. Each move makes a new game that remembers the one before it, so that a game is
 * never changed and costs the same to continue however long it is.
 */
public final class Game {
  private final @Nullable Game before;
  private final @Nullable Move lastMove;
  private final Position position;
  private final int plies;
  private final int quietPlies;
  private final int occurrences;
  private final Optional<Outcome> outcome;

  private Game(
      @Nullable Game before,
      @Nullable Move lastMove,
      Position position,
      int plies,
      int quietPlies) {
    this.before = before;
    this.lastMove = lastMove;
    this.position = position;
    this.plies = plies;
    this.quietPlies = quietPlies;
    occurrences = countOccurrences();
    outcome = loss(position).or(() -> DrawRules.outcome(occurrences, quietPlies));
  }

  private Game(Game game, Outcome outcome) {
    before = game.before;
    lastMove = game.lastMove;
    position = game.position;
    plies = game.plies;
    quietPlies = game.quietPlies;
    occurrences = game.occurrences;
    this.outcome = Optional.of(outcome);
  }

  /** A new game from the usual start. */
  public static Game start(Side first) {
    return from(Position.start(first));
  }

  /** A new game from any position; it may be over before it begins. */
  public static Game from(Position start) {
    return new Game(null, null, start, 0, 0);
  }

  /** The game after one more legal move. */
  public Game play(Move move) {
    if (isOver()) {
      throw new IllegalStateException("the game is over: " + outcome);
    }
    boolean progress = move.isJump() || !position.board().isKing(move.from());
    return new Game(this, move, position.play(move), plies + 1, progress ? 0 : quietPlies + 1);
  }

  /** The game ended from outside: by agreement, resignation, time, disconnection or a judge. */
  public Game end(Outcome outcome) {
    if (isOver()) {
      throw new IllegalStateException("the game is over: " + this.outcome);
    }
    return new Game(this, outcome);
  }

  public Position position() {
    return position;
  }

  /** Who is to move, or would be if the game were not over. */
  public Side turn() {
    return position.turn();
  }

  public boolean isOver() {
    return outcome.isPresent();
  }

  public Optional<Outcome> outcome() {
    return outcome;
  }

  public Optional<Move> lastMove() {
    return Optional.ofNullable(lastMove);
  }

  /** How many moves were made by both sides together. */
  public int plies() {
    return plies;
  }

  /** How many moves in a row, by both sides together, neither captured nor advanced a man. */
  public int quietPlies() {
    return quietPlies;
  }

  /** How often the position on the board has occurred, with the same side to move. */
  public int occurrences() {
    return occurrences;
  }

  public Position startPosition() {
    Game game = this;
    while (game.before != null) {
      game = game.before;
    }
    return game.position;
  }

  /** All moves from the first to the last. */
  public List<Move> moves() {
    Deque<Move> moves = new ArrayDeque<>(plies + 1);
    for (Game game = this; game != null && game.lastMove != null; game = game.before) {
      moves.addFirst(game.lastMove);
    }
    return List.copyOf(moves);
  }

  /** Positions can repeat only since the last progress, and only every second ply. */
  private int countOccurrences() {
    int count = 1;
    Game game = this;
    for (int back = 2; back <= quietPlies; back += 2) {
      game = twoBefore(game);
      if (game == null) {
        break;
      }
      if (game.position.equals(position)) {
        count++;
      }
    }
    return count;
  }

  private static @Nullable Game twoBefore(Game game) {
    return game.before == null ? null : game.before.before;
  }

  private static Optional<Outcome> loss(Position position) {
    Side turn = position.turn();
    Board board = position.board();
    if (board.count(turn) == 0) {
      return Optional.of(Outcome.win(turn.opponent(), Reason.NO_PIECES));
    }
    return position.canMove()
        ? Optional.empty()
        : Optional.of(Outcome.win(turn.opponent(), Reason.NO_MOVES));
  }
}
