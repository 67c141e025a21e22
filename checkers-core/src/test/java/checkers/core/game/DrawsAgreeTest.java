package checkers.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.RandomPositions;
import checkers.core.rules.Side;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Endgames played at random, in which all positions since the start are kept and counted again
 * after each move. {@code -Dcheckers.seed=1 -Dcheckers.games=100000} goes elsewhere and further.
 */
@Tag("C13")
class DrawsAgreeTest {
  private static final long SEED = Long.getLong("checkers.seed", 1952);
  private static final int GAMES = Integer.getInteger("checkers.games", 2_000);

  private final Random random = new Random(SEED);

  @Test
  void countersAndOutcomesAreThoseOfAPlainCount() {
    Set<Reason> ends = EnumSet.noneOf(Reason.class);
    for (int i = 0; i < GAMES; i++) {
      Position start = RandomPositions.FEW.next(Position.start(Side.RED), random);
      Game last = playOn(Game.from(start), random.nextBoolean() ? random.nextDouble() : 0);
      ends.add(last.outcome().orElseThrow().reason());
    }
    assertEquals(
        Set.of(Reason.NO_PIECES, Reason.NO_MOVES, Reason.REPETITION, Reason.FORTY_MOVES), ends);
  }

  /** The more homesick the players are, the more they undo what they did. */
  private Game playOn(Game start, double homesick) {
    List<Position> positions = new ArrayList<>(List.of(start.position()));
    Game game = start;
    compare(positions, game);
    while (!game.isOver()) {
      game = game.play(choose(game, random.nextDouble() < homesick));
      positions.add(game.position());
      compare(positions, game);
    }
    return game;
  }

  private Move choose(Game game, boolean homesick) {
    List<Move> legal = game.position().legalMoves();
    List<Move> played = game.moves();
    if (homesick && played.size() > 1) {
      Move mine = played.get(played.size() - 2);
      for (Move move : legal) {
        if (move.from() == mine.to() && move.to() == mine.from()) {
          return move;
        }
      }
    }
    List<Move> safe = legal.stream().filter(move -> isSafe(game.position().play(move))).toList();
    List<Move> choice = safe.isEmpty() || random.nextInt(50) == 0 ? legal : safe;
    return choice.get(random.nextInt(choice.size()));
  }

  private static boolean isSafe(Position after) {
    return after.legalMoves().stream().noneMatch(Move::isJump);
  }

  private static void compare(List<Position> positions, Game game) {
    Position now = positions.get(positions.size() - 1);
    int occurrences = (int) positions.stream().filter(now::equals).count();
    int quiet = 0;
    while (quiet < positions.size() - 1
        && isQuiet(positions.get(positions.size() - 2 - quiet), now)) {
      quiet++;
    }
    assertEquals(occurrences, game.occurrences(), "seed " + SEED);
    assertEquals(quiet, game.quietPlies(), "seed " + SEED);
    assertEquals(outcome(now, occurrences, quiet), game.outcome(), "seed " + SEED);
    assertEquals(positions.size() - 1, game.plies());
  }

  /** Nothing is gone and every man is where it was. */
  private static boolean isQuiet(Position before, Position after) {
    Board one = before.board();
    Board other = after.board();
    return one.count(Side.RED) == other.count(Side.RED)
        && one.count(Side.WHITE) == other.count(Side.WHITE)
        && (one.occupied() & ~one.kings()) == (other.occupied() & ~other.kings());
  }

  private static Optional<Outcome> outcome(Position now, int occurrences, int quiet) {
    Side winner = now.turn().opponent();
    if (now.board().pieces(now.turn()) == 0) {
      return Optional.of(Outcome.win(winner, Reason.NO_PIECES));
    }
    if (now.legalMoves().isEmpty()) {
      return Optional.of(Outcome.win(winner, Reason.NO_MOVES));
    }
    if (occurrences == 3) {
      return Optional.of(Outcome.draw(Reason.REPETITION));
    }
    return quiet == 80 ? Optional.of(Outcome.draw(Reason.FORTY_MOVES)) : Optional.empty();
  }
}
