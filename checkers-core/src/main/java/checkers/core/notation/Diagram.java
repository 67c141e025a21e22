package checkers.core.notation;

import checkers.core.rules.Board;
import checkers.core.rules.Piece;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.Optional;

/**
 * Boards as pictures in plain text, squares 1 to 4 on top: {@code r} and {@code w} are men, {@code
 * R} and {@code W} kings, {@code .} an empty dark square and a blank a light one.
 *
 * <pre>
 *    r r r r
 *   r r r r
 *    r r r r
 *   . . . .
 *    . . . .
 *   w w w w
 *    w w w w
 *   w w w w
 * </pre>
 */
public final class Diagram {
  private static final int SIZE = 8;

  private Diagram() {}

  /** The picture of a board: eight lines without blanks at their ends. */
  public static String of(Board board) {
    StringBuilder picture = new StringBuilder();
    for (int row = 0; row < SIZE; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < SIZE; column++) {
        line.append(Square.at(row, column).map(square -> sign(board, square)).orElse(' '));
      }
      picture.append(line.toString().stripTrailing()).append('\n');
    }
    return picture.toString();
  }

  /** Reads a picture, however far it is indented; {@code -} may stand for a light square too. */
  public static Parsed<Board> read(String text) {
    Source source = new Source(text.stripTrailing().stripIndent());
    try {
      return new Parsed.Right<>(board(source));
    } catch (Unreadable e) {
      return new Parsed.Wrong<>(e.fault());
    }
  }

  private static Board board(Source source) throws Unreadable {
    Setup setup = new Setup();
    int start = 0;
    for (int row = 0; row < SIZE; row++) {
      if (start > source.length()) {
        throw new Unreadable(source.expected("eight lines", source.length()));
      }
      int end = source.lineEnd(start);
      for (int column = 0; column < Math.max(SIZE, end - start); column++) {
        char sign = start + column < end ? source.at(start + column) : ' ';
        put(setup, Square.at(row, column), sign, source, start + Math.min(column, end - start));
      }
      start = end + 1;
    }
    if (start < source.length()) {
      throw new Unreadable(source.expected("no more than eight lines", start));
    }
    return setup.board();
  }

  private static void put(
      Setup setup, Optional<Square> square, char sign, Source source, int offset)
      throws Unreadable {
    if (square.isEmpty()) {
      if (sign != ' ' && sign != '-') {
        throw new Unreadable(source.expected("a light square", offset));
      }
      return;
    }
    Optional<String> problem =
        switch (sign) {
          case '.' -> Optional.empty();
          case 'r' -> setup.put(Side.RED, false, square.get());
          case 'R' -> setup.put(Side.RED, true, square.get());
          case 'w' -> setup.put(Side.WHITE, false, square.get());
          case 'W' -> setup.put(Side.WHITE, true, square.get());
          default ->
              throw new Unreadable(source.expected("r, R, w, W or . for a dark square", offset));
        };
    if (problem.isPresent()) {
      throw new Unreadable(source.fault(offset, problem.get()));
    }
  }

  private static char sign(Board board, Square square) {
    Optional<Piece> piece = board.pieceOn(square);
    if (piece.isEmpty()) {
      return '.';
    }
    return switch (piece.get()) {
      case RED_MAN -> 'r';
      case RED_KING -> 'R';
      case WHITE_MAN -> 'w';
      case WHITE_KING -> 'W';
    };
  }
}
