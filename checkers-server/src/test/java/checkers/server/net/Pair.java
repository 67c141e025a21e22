package checkers.server.net;

import checkers.core.rules.Move;
import checkers.core.rules.Square;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Random;

/** Two players at the first table of a server. White begins. */
public record Pair(Guest red, Guest white) implements Closeable {
  public static Pair join(int basePort) throws IOException {
    Guest ada = Guest.player(basePort, "Ada");
    Guest bob = Guest.player(basePort, "Bob");
    return ada.client().peek().role() == 1 ? new Pair(ada, bob) : new Pair(bob, ada);
  }

  /** Both agree to play again; the colours are swapped. */
  public void rematch() throws IOException {
    for (Guest guest : List.of(red, white)) {
      guest.client().answer(guest.client().await(Heard.ASK).questionId(), true);
    }
  }

  /** The same two, as they are called after an odd number of rematches. */
  public Pair swapped(boolean odd) {
    return odd ? new Pair(white, red) : this;
  }

  /** Moves by lot until the game is over; returns how many moves were made. */
  public int playToTheEnd(long seed) throws IOException {
    return play(seed, Integer.MAX_VALUE);
  }

  /** So many moves, White's first; fewer if the game is over before. */
  public int play(long seed, int plies) throws IOException {
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
