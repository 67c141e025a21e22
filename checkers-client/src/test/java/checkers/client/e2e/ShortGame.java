package checkers.client.e2e;

import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** A game with all that is to be seen, played by chance: it is found by trying seeds in order. */
final class ShortGame {
  private static final int LONGEST = 46;
  private static final int SEEDS = 100_000;

  private ShortGame() {}

  /** White begins; there is a multiple jump and a crowning, and at the end somebody cannot move. */
  static List<Move> find() {
    return IntStream.range(0, SEEDS)
        .mapToObj(ShortGame::play)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }

  private static Optional<List<Move>> play(int seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    List<Move> moves = new ArrayList<>();
    boolean multiple = false;
    boolean crowned = false;
    Position position = Position.start(Side.WHITE);
    List<Move> legal = position.legalMoves();
    while (!legal.isEmpty() && moves.size() < LONGEST) {
      Move move = legal.get(chance.nextInt(legal.size()));
      int kings = Integer.bitCount(position.board().kings());
      moves.add(move);
      position = position.play(move);
      multiple |= move.captures() > 1;
      crowned |= Integer.bitCount(position.board().kings()) > kings;
      legal = position.legalMoves();
    }
    return legal.isEmpty() && multiple && crowned ? Optional.of(moves) : Optional.empty();
  }
}
