package checkers.core.notation;

import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Single moves: {@code 11-15}, {@code 15x22}, and {@code 15x22x29} where that would be unclear. */
public final class MoveText {
  private static final String SEPARATORS = "-xX:,\u2013\u00D7";
  private static final int MOST_DIGITS = 3;

  private MoveText() {}

  /** Start and end; every landing only if another legal move has the same start and end. */
  public static String write(Position position, Move move) {
    boolean ambiguous =
        position.legalMoves().stream()
            .anyMatch(
                other ->
                    other.from() == move.from() && other.to() == move.to() && !other.equals(move));
    return ambiguous ? move.toString() : move.from() + (move.isJump() ? "x" : "-") + move.to();
  }

  /**
   * Reads what people type: any separator or just spaces, none in {@code 1115}, landings on the way
   * given or left out. The last square must be the move's last, so that a jump left half-way is
   * explained, not completed.
   */
  public static MoveReading read(Position position, String text) {
    return squares(text).map(squares -> find(position, squares), MoveReading.NotAMove::new);
  }

  static MoveReading find(Position position, List<Integer> squares) {
    List<Move> fitting = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (fits(squares, move)) {
        if (squares.size() == move.path().size()) {
          return new MoveReading.Legal(move);
        }
        fitting.add(move);
      }
    }
    return switch (fitting.size()) {
      case 0 -> position.judge(squares).map(MoveReading.Legal::new, MoveReading.Illegal::new);
      case 1 -> new MoveReading.Legal(fitting.get(0));
      default -> new MoveReading.Ambiguous(fitting);
    };
  }

  /** Same start, same end, and in between some of the move's landings in their order. */
  private static boolean fits(List<Integer> squares, Move move) {
    int last = squares.size() - 1;
    if (last < 1
        || squares.get(0) != move.from().number()
        || squares.get(last) != move.to().number()) {
      return false;
    }
    Iterator<Square> landings = move.path().subList(1, move.path().size() - 1).iterator();
    return squares.subList(1, last).stream().allMatch(square -> leadsTo(landings, square));
  }

  private static boolean leadsTo(Iterator<Square> landings, int square) {
    while (landings.hasNext()) {
      if (landings.next().number() == square) {
        return true;
      }
    }
    return false;
  }

  /** The numbers that a text names, whether or not there are such squares. */
  static Parsed<List<Integer>> squares(String text) {
    Source source = new Source(text);
    List<Integer> squares = new ArrayList<>();
    int at = skipBlanks(source, 0);
    do {
      int end = at;
      while (Source.isDigit(source.at(end))) {
        end++;
      }
      boolean glued = end - at == 4 && squares.isEmpty();
      if (end == at || (end - at > MOST_DIGITS && !glued)) {
        String what = squares.isEmpty() ? "a move such as 11-15" : "a square from 1 to 32";
        return new Parsed.Wrong<>(source.expected(what, at));
      }
      if (glued) {
        squares.add(Integer.parseInt(source.text(), at, at + 2, 10));
        at += 2;
      }
      squares.add(Integer.parseInt(source.text(), at, end, 10));
      at = skipSeparator(source, end);
    } while (at < source.length());
    return new Parsed.Right<>(squares);
  }

  private static int skipSeparator(Source source, int from) {
    int at = skipBlanks(source, from);
    boolean separator = at < source.length() && SEPARATORS.indexOf(source.at(at)) >= 0;
    return separator ? Math.min(skipBlanks(source, at + 1), source.length()) : at;
  }

  private static int skipBlanks(Source source, int from) {
    int at = from;
    while (at < source.length() && Source.isBlank(source.at(at))) {
      at++;
    }
    return at;
  }
}
