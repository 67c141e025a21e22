package checkers.core.rules;

import java.util.ArrayList;
import java.util.List;

/** A board and whose turn it is: all that decides which moves are legal. */
public record Position(Board board, Side turn) {
  /** The start of a game in which that side moves first. */
  public static Position start(Side first) {
    return new Position(Board.START, first);
  }

  /** Every legal move; none means that the side to move has lost. */
  public List<Move> legalMoves() {
    long own = Grid.of(board.pieces(turn));
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.generate(
        own, Grid.of(board.pieces(turn.opponent())), Grid.of(board.kings()), turn.ahead(), moves);
    List<Move> legal = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      legal.add(move(moves, i, own));
    }
    return legal;
  }

  /** Whether there is a legal move, found without listing them. */
  public boolean canMove() {
    return 0
        < MoveGenerator.count(
            Grid.of(board.pieces(turn)),
            Grid.of(board.pieces(turn.opponent())),
            Grid.of(board.kings()),
            turn.ahead());
  }

  /** Whether the side to move has a jump, and so nothing else. */
  public boolean mustJump() {
    return MoveGenerator.canJump(
        Grid.of(board.pieces(turn)),
        Grid.of(board.pieces(turn.opponent())),
        Grid.of(board.kings()),
        turn.ahead());
  }

  private static Move move(MoveBuffer moves, int index, long own) {
    if (moves.taken(index) != 0) {
      return new Move(Route.path(moves.route(index)), Grid.squares(moves.taken(index)));
    }
    long moved = moves.moved(index);
    return new Move(List.of(Grid.square(moved & own), Grid.square(moved & ~own)), 0);
  }

  /** The position after a legal move; anything else is a programmer's error. */
  public Position play(Move move) {
    if (!legalMoves().contains(move)) {
      throw new IllegalArgumentException(move + " is not legal in " + this);
    }
    return new Position(board.after(turn, move), turn.opponent());
  }

  /**
   * Judges what a player proposes.
   *
   * @param path numbers of the start and every landing, as they came from outside
   */
  public Verdict judge(List<Integer> path) {
    return new Referee(this).judge(path);
  }
}
