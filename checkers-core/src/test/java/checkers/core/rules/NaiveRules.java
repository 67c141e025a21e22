package checkers.core.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * American checkers once more, written from the text of the rules and as plainly as possible: a
 * drawn board, rows and columns, and recursion. It shares no thought with the generator, so where
 * both agree both are likely to be right.
 */
final class NaiveRules {
  static final char EMPTY = '.';
  private static final char JUMPED = 'x';

  private final char[][] grid;
  private final boolean redToMove;

  private NaiveRules(char[][] grid, boolean redToMove) {
    this.grid = grid;
    this.redToMove = redToMove;
  }

  static NaiveRules of(Position position) {
    char[][] grid = new char[8][8];
    for (int number = 1; number <= 32; number++) {
      boolean king = has(position.board().kings(), number);
      char piece = EMPTY;
      if (has(position.board().red(), number)) {
        piece = king ? 'R' : 'r';
      } else if (has(position.board().white(), number)) {
        piece = king ? 'W' : 'w';
      }
      grid[row(number)][column(number)] = piece;
    }
    return new NaiveRules(grid, position.turn() == Side.RED);
  }

  Position position() {
    int red = 0;
    int white = 0;
    int kings = 0;
    for (int number = 1; number <= 32; number++) {
      char piece = on(number);
      int bit = 1 << (number - 1);
      red |= piece == 'r' || piece == 'R' ? bit : 0;
      white |= piece == 'w' || piece == 'W' ? bit : 0;
      kings |= piece == 'R' || piece == 'W' ? bit : 0;
    }
    return new Position(new Board(red, white, kings), redToMove ? Side.RED : Side.WHITE);
  }

  /** All jumps, carried to their end; only where there is none, all steps. */
  List<List<Integer>> moves() {
    List<List<Integer>> jumps = new ArrayList<>();
    List<List<Integer>> steps = new ArrayList<>();
    for (int number = 1; number <= 32; number++) {
      if (isOwn(on(number))) {
        addJumps(number, jumps);
        addSteps(number, steps);
      }
    }
    return jumps.isEmpty() ? steps : jumps;
  }

  private void addSteps(int from, List<List<Integer>> steps) {
    for (int down : directions(on(from))) {
      for (int right : new int[] {-1, 1}) {
        int row = row(from) + down;
        int column = column(from) + right;
        if (isOnBoard(row, column) && grid[row][column] == EMPTY) {
          steps.add(List.of(from, number(row, column)));
        }
      }
    }
  }

  private void addJumps(int from, List<List<Integer>> jumps) {
    char piece = on(from);
    grid[row(from)][column(from)] = EMPTY;
    goOnJumping(piece, List.of(from), jumps);
    grid[row(from)][column(from)] = piece;
  }

  /** Jumped pieces stay until the move is over, but cannot be jumped again. */
  private void goOnJumping(char piece, List<Integer> path, List<List<Integer>> jumps) {
    int row = row(path.get(path.size() - 1));
    int column = column(path.get(path.size() - 1));
    boolean ended = true;
    boolean crowned = path.size() > 1 && isMan(piece) && row == kingRow();
    for (int down : crowned ? new int[0] : directions(piece)) {
      for (int right : new int[] {-1, 1}) {
        if (isOnBoard(row + 2 * down, column + 2 * right)
            && grid[row + 2 * down][column + 2 * right] == EMPTY
            && isOther(grid[row + down][column + right])) {
          ended = false;
          char victim = grid[row + down][column + right];
          grid[row + down][column + right] = JUMPED;
          List<Integer> longer = new ArrayList<>(path);
          longer.add(number(row + 2 * down, column + 2 * right));
          goOnJumping(piece, longer, jumps);
          grid[row + down][column + right] = victim;
        }
      }
    }
    if (ended && path.size() > 1) {
      jumps.add(path);
    }
  }

  /** The squares jumped over on the way. */
  static List<Integer> captured(List<Integer> path) {
    List<Integer> captured = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      if (Math.abs(row(to) - row(from)) == 2) {
        captured.add(number((row(from) + row(to)) / 2, (column(from) + column(to)) / 2));
      }
    }
    return captured;
  }

  NaiveRules after(List<Integer> path) {
    char[][] next = new char[8][];
    for (int row = 0; row < 8; row++) {
      next[row] = grid[row].clone();
    }
    int from = path.get(0);
    int to = path.get(path.size() - 1);
    for (int square : captured(path)) {
      next[row(square)][column(square)] = EMPTY;
    }
    next[row(from)][column(from)] = EMPTY;
    next[row(to)][column(to)] = row(to) == kingRow() ? (redToMove ? 'R' : 'W') : on(from);
    return new NaiveRules(next, !redToMove);
  }

  /** The number of ways to play so many moves. */
  long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    return moves().stream().mapToLong(move -> after(move).count(depth - 1)).sum();
  }

  char on(int number) {
    return grid[row(number)][column(number)];
  }

  boolean isOwn(char piece) {
    return redToMove ? piece == 'r' || piece == 'R' : piece == 'w' || piece == 'W';
  }

  private boolean isOther(char piece) {
    return redToMove ? piece == 'w' || piece == 'W' : piece == 'r' || piece == 'R';
  }

  static boolean isMan(char piece) {
    return piece == 'r' || piece == 'w';
  }

  int forward() {
    return redToMove ? 1 : -1;
  }

  int kingRow() {
    return redToMove ? 7 : 0;
  }

  private int[] directions(char piece) {
    return isMan(piece) ? new int[] {forward()} : new int[] {-1, 1};
  }

  private static boolean isOnBoard(int row, int column) {
    return row >= 0 && row <= 7 && column >= 0 && column <= 7;
  }

  /** Rows are counted from Red's side, columns from White's left hand; 1 is at row 0, column 1. */
  static int row(int number) {
    return (number - 1) / 4;
  }

  static int column(int number) {
    return (number - 1) % 4 * 2 + (row(number) % 2 == 0 ? 1 : 0);
  }

  private static int number(int row, int column) {
    return row * 4 + column / 2 + 1;
  }

  private static boolean has(int squares, int number) {
    return (squares >> (number - 1)) % 2 != 0;
  }
}
