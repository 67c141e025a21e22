package checkers.core.notation;

import checkers.core.rules.Position;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.Optional;

/** Reads one FEN from left to right. */
final class FenReader {
  private final Source source;
  private final Setup setup = new Setup();
  private int at;
  private int end;

  FenReader(String text) {
    source = new Source(text);
    end = source.length();
  }

  Position read() throws Unreadable {
    dropWrapping();
    Side turn = side("B or W for the side to move");
    do {
      skipBlanks();
      if (peek() != ':') {
        throw unreadable("a colon");
      }
      at++;
      pieces(side("B or W for the side whose pieces follow"));
      skipBlanks();
    } while (at < end);
    return new Position(setup.board(), turn);
  }

  private void dropWrapping() {
    while (at < end && (Source.isBlank(source.at(at)) || source.at(at) == '"')) {
      at++;
    }
    while (end > at && (Source.isBlank(source.at(end - 1)) || isClosing(source.at(end - 1)))) {
      end--;
    }
  }

  private static boolean isClosing(char c) {
    return c == '"' || c == '.';
  }

  private Side side(String what) throws Unreadable {
    skipBlanks();
    switch (peek()) {
      case 'B', 'b' -> {
        at++;
        return Side.RED;
      }
      case 'W', 'w' -> {
        at++;
        return Side.WHITE;
      }
      default -> throw unreadable(what);
    }
  }

  private void pieces(Side side) throws Unreadable {
    skipBlanks();
    if (at == end || peek() == ':') {
      return;
    }
    range(side);
    for (skipBlanks(); peek() == ','; skipBlanks()) {
      at++;
      range(side);
    }
    if (at < end && peek() != ':') {
      throw unreadable("a comma, a colon or the end");
    }
  }

  private void range(Side side) throws Unreadable {
    skipBlanks();
    int start = at;
    boolean king = peek() == 'K' || peek() == 'k';
    if (king) {
      at++;
    }
    int first = square(1);
    int last = first;
    skipBlanks();
    if (peek() == '-') {
      at++;
      last = square(first);
    }
    for (int square = first; square <= last; square++) {
      Optional<String> problem = setup.put(side, king, Square.of(square));
      if (problem.isPresent()) {
        throw new Unreadable(source.fault(start, problem.get()));
      }
    }
  }

  private int square(int lowest) throws Unreadable {
    skipBlanks();
    int start = at;
    int number = 0;
    while (Source.isDigit(peek()) && number <= Square.COUNT) {
      number = 10 * number + (peek() - '0');
      at++;
    }
    if (at == start || number < lowest || number > Square.COUNT) {
      at = start;
      throw unreadable("a square from " + lowest + " to " + Square.COUNT);
    }
    return number;
  }

  private void skipBlanks() {
    while (at < end && Source.isBlank(source.at(at))) {
      at++;
    }
  }

  private char peek() {
    return at < end ? source.at(at) : '\n';
  }

  private Unreadable unreadable(String what) {
    return new Unreadable(source.expected(what, at));
  }
}
