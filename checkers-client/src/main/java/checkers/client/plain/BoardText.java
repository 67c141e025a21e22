package checkers.client.plain;

import checkers.core.rules.Board;
import checkers.core.rules.Piece;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A board as lines: drawn, or in words. */
final class BoardText {
  private static final int SIZE = 8;

  private BoardText() {}

  /**
   * Eight lines: {@code r} and {@code w} are men, {@code R} and {@code W} kings, {@code .} an empty
   * dark square.
   *
   * @param bottom the side whose back row is the last line
   */
  static List<String> drawn(Board board, Side bottom, boolean numbers) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      StringBuilder line = new StringBuilder("  ");
      for (int j = 0; j < SIZE; j++) {
        boolean turned = bottom == Side.RED;
        Optional<Square> square = Square.at(turned ? SIZE - 1 - i : i, turned ? SIZE - 1 - j : j);
        line.append(cell(board, square, numbers));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static String cell(Board board, Optional<Square> square, boolean numbers) {
    if (square.isEmpty()) {
      return numbers ? "   " : "  ";
    }
    char sign = board.pieceOn(square.get()).map(BoardText::sign).orElse('.');
    return numbers ? "%2d%c".formatted(square.get().number(), sign) : sign + " ";
  }

  private static char sign(Piece piece) {
    return switch (piece) {
      case RED_MAN -> 'r';
      case RED_KING -> 'R';
      case WHITE_MAN -> 'w';
      case WHITE_KING -> 'W';
    };
  }

  /** A line for each kind of piece: «Red men on 1, 2, 3.», «White king on 14.» */
  static List<String> told(Board board) {
    List<String> lines = new ArrayList<>();
    for (Side side : Side.values()) {
      if (board.count(side) == 0) {
        lines.add(side + " has no pieces.");
      }
      kind(board, Piece.of(side, false), side + " man", side + " men").ifPresent(lines::add);
      kind(board, Piece.of(side, true), side + " king", side + " kings").ifPresent(lines::add);
    }
    return lines;
  }

  private static Optional<String> kind(Board board, Piece piece, String one, String many) {
    List<String> squares =
        Square.all().stream()
            .filter(square -> board.pieceOn(square).equals(Optional.of(piece)))
            .map(Square::toString)
            .collect(Collectors.toList());
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(
            (squares.size() == 1 ? one : many) + " on " + String.join(", ", squares) + ".");
  }
}
