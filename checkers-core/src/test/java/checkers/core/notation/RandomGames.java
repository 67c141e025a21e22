package checkers.core.notation;

import checkers.core.game.Game;
import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.List;
import java.util.Random;

/** Boards and games by chance, for properties that must hold for all of them. */
final class RandomGames {
  private RandomGames() {}

  /** Any board that can be, from empty to twelve pieces a side. */
  static Board board(Random random) {
    int redLeft = random.nextInt(Board.MAX_PIECES + 1);
    int whiteLeft = random.nextInt(Board.MAX_PIECES + 1);
    int red = squares(random, redLeft, 0);
    int white = squares(random, whiteLeft, red);
    int kings = random.nextInt() & (red | white);
    return new Board(red, white, kings | (red & 0xF0000000) | (white & 0x0000000F));
  }

  static Position position(Random random) {
    return new Position(board(random), random.nextBoolean() ? Side.RED : Side.WHITE);
  }

  /** A game of random legal moves, to its end or for that many plies. */
  static Game game(Random random, Position start, int plies) {
    Game game = Game.from(start);
    while (!game.isOver() && game.plies() < plies) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  private static int squares(Random random, int count, int taken) {
    int squares = 0;
    while (Integer.bitCount(squares) < count) {
      squares |= 1 << random.nextInt(32) & ~taken;
    }
    return squares;
  }
}
