package checkers.server.net;

import checkers.core.rules.Move;
import checkers.core.rules.Square;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Random;

/** Two players at the first table of a server that gives red to the first. White begins. */
record Pair(Guest red, Guest white) implements Closeable {
  static Pair join(int basePort) throws IOException {
    Guest red = Guest.player(basePort, "Ada");
    return new Pair(red, Guest.player(basePort, "Bob"));
  }

  /** Moves by lot until the game is over; returns how many moves were made. */
  int playToTheEnd(long seed) throws IOException {
    return play(seed, Integer.MAX_VALUE);
  }

  /** So many moves, White's first; fewer if the game is over before. */
  int play(long seed, int plies) throws IOException {
    Random random = new Random(seed);
    for (int ply = 0; ply < plies; ply++) {
      TestClient mover = (ply % 2 == 0 ? white : red).client();
      Heard asked = mover.await(Heard.MOVE, Heard.OVER);
      if (asked.action() == Heard.OVER) {
        return ply;
      }
      List<Move> moves = asked.position().legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      mover.ack(asked.revision());
      mover.move(asked.revision(), move.path().stream().map(Square::number).toList());
    }
    return plies;
  }

  @Override
  public void close() throws IOException {
    red.close();
    white.close();
  }
}
