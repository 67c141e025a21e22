package checkers.core.notation;

import checkers.core.rules.Board;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** Positions in the FEN of PDN 3.0: {@code B:W21-32:B1-12}, {@code W:W5,K10:BK20,22}. */
public final class Fen {
  /** Two neighbours stay apart: «1,2» is no longer than «1-2» and every reader knows it. */
  private static final int SHORTEST_RANGE = 3;

  private Fen() {}

  /**
   * Reads what programs and people write: sides in either order or left out, kings as {@code K5} or
   * {@code K5-8}, small letters, spaces, quotes around and a stop at the end.
   */
  public static Parsed<Position> read(String text) {
    try {
      return new Parsed.Right<>(new FenReader(text).read());
    } catch (Unreadable e) {
      return new Parsed.Wrong<>(e.fault());
    }
  }

  /** The one way we write a position: White before Black, squares ascending. */
  public static String write(Position position) {
    Board board = position.board();
    return letter(position.turn())
        + ":W"
        + squares(board, board.white())
        + ":B"
        + squares(board, board.red());
  }

  /** The side's letter in PDN, where Red is called Black. */
  static char letter(Side side) {
    return side == Side.RED ? 'B' : 'W';
  }

  private static String squares(Board board, int pieces) {
    List<String> items = new ArrayList<>();
    int first = 1;
    while (first <= Square.COUNT) {
      if (!holds(pieces, first)) {
        first++;
        continue;
      }
      boolean king = holds(board.kings(), first);
      int last = first;
      while (holds(pieces, last + 1) && holds(board.kings(), last + 1) == king) {
        last++;
      }
      addRun(items, king ? "K" : "", first, last);
      first = last + 1;
    }
    return String.join(",", items);
  }

  private static void addRun(List<String> items, String king, int first, int last) {
    if (last - first + 1 >= SHORTEST_RANGE) {
      items.add(king + first + "-" + last);
      return;
    }
    for (int square = first; square <= last; square++) {
      items.add(king + square);
    }
  }

  private static boolean holds(int squares, int number) {
    return Square.isOnBoard(number) && (squares & Square.of(number).bit()) != 0;
  }
}
