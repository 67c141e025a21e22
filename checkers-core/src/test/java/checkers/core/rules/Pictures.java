package checkers.core.rules;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Boards for tests, drawn as White sees them with square 1 at the top: {@code r w} are men, {@code
 * R W} kings, dots empty dark squares.
 */
public final class Pictures {
  private Pictures() {}

  /** A position from a picture of eight lines; light squares are blanks. */
  public static Position picture(Side turn, String picture) {
    List<String> rows = picture.lines().toList();
    int[] sets = new int[3];
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).length(); column++) {
        char piece = rows.get(row).charAt(column);
        if (piece != ' ' && piece != '.') {
          put(piece, Square.at(row, column).orElseThrow(), sets);
        }
      }
    }
    return new Position(new Board(sets[0], sets[1], sets[2]), turn);
  }

  /** A position from a list such as {@code r9 W14}. */
  public static Position pieces(Side turn, String list) {
    int[] sets = new int[3];
    for (String piece : list.split(" ", -1)) {
      put(piece.charAt(0), square(piece.substring(1)), sets);
    }
    return new Position(new Board(sets[0], sets[1], sets[2]), turn);
  }

  public static Square square(String number) {
    return Square.of(Integer.parseInt(number));
  }

  private static void put(char piece, Square square, int[] sets) {
    switch (piece) {
      case 'r', 'R' -> sets[0] |= square.bit();
      case 'w', 'W' -> sets[1] |= square.bit();
      default -> throw new IllegalArgumentException("no piece: " + piece);
    }
    sets[2] |= Character.isUpperCase(piece) ? square.bit() : 0;
  }

  /** The legal moves as one line, sorted. */
  public static String moves(Position position) {
    return position.legalMoves().stream()
        .sorted()
        .map(Move::toString)
        .collect(Collectors.joining(" "));
  }

  /** The legal move that is written so. */
  public static Move move(Position position, String written) {
    return position.legalMoves().stream()
        .filter(move -> move.toString().equals(written))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(written + " is none of " + moves(position)));
  }
}
