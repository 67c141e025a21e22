package checkers.core.notation;

import checkers.core.rules.Board;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.Optional;

/** A board being set up piece by piece, always one that can be. */
final class Setup {
  private int red;
  private int white;
  private int kings;

  /** Adds a piece, or says why it cannot stand there; then nothing is added. */
  Optional<String> put(Side side, boolean king, Square square) {
    int bit = square.bit();
    if (((red | white) & bit) != 0) {
      return Optional.of("square " + square + " holds two pieces");
    }
    int newRed = side == Side.RED ? red | bit : red;
    int newWhite = side == Side.WHITE ? white | bit : white;
    int newKings = king ? kings | bit : kings;
    Optional<String> fault = Board.fault(newRed, newWhite, newKings);
    if (fault.isEmpty()) {
      red = newRed;
      white = newWhite;
      kings = newKings;
    }
    return fault;
  }

  Board board() {
    return new Board(red, white, kings);
  }
}
