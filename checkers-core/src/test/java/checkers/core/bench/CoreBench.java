package checkers.core.bench;

import checkers.core.rules.Move;
import checkers.core.rules.Perft;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** {@code scripts/bench core}: how fast the rules are, beside a C++ program near the limit. */
public final class CoreBench {
  private static final String START = "B:W21-32:B1-12";
  private static final String KINGS = "B:WK29,K30,K31,K32:BK1,K2,K3,K4";
  private static final int ROUNDS = 5;
  private static final double PERFT_BAR = 0.85;

  private CoreBench() {}

  /**
   * Runs it all.
   *
   * @param args {@code --deep} counts the start position to depth 15 as well, some two minutes
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    boolean reference = Reference.build();
    if (!reference) {
      System.out.println("No g++ here: the reference is left out, and with it the bars.");
    }
    perft("start", START, 12, reference);
    perft("kings", KINGS, 10, reference);
    legalMoves();
    deep(List.of(args).contains("--deep") ? 15 : 13);
  }

  /** Ours and the reference take turns; the best of each counts. */
  private static void perft(String name, String fen, int depth, boolean reference)
      throws IOException, InterruptedException {
    double ours = 0;
    double theirs = 0;
    String[] run = {};
    for (int round = 0; round < ROUNDS; round++) {
      run = perftInItsOwnJvm(fen, depth);
      ours = Math.max(ours, Double.parseDouble(run[1]));
      theirs = reference ? Math.max(theirs, Reference.run(fen, depth)) : 0;
    }
    System.out.printf(
        Locale.ROOT,
        "perft %s depth %d: %s nodes, %.0f million a second, %s bytes allocated in a run%n",
        name,
        depth,
        run[0],
        ours / 1e6,
        run[2]);
    if (reference) {
      System.out.printf(Locale.ROOT, "  the reference: %.0f million a second%n", theirs / 1e6);
      Bar.atLeast("perft-" + name, ours / theirs, PERFT_BAR);
    }
  }

  private static String[] perftInItsOwnJvm(String fen, int depth)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            PerftRun.class.getName(),
            fen,
            Integer.toString(depth));
    return Output.of(command).findFirst().orElseThrow().split(" ", -1);
  }

  /** What a server pays: lists of moves as values, one of them judged and played. */
  private static void legalMoves() {
    SplittableRandom random = new SplittableRandom(1);
    long moves = 0;
    long positions = 0;
    double best = 0;
    for (int round = 0; round < 2 * ROUNDS; round++) {
      moves = 0;
      positions = 0;
      long start = System.nanoTime();
      for (int game = 0; game < 10_000; game++) {
        Position position = Position.start(Side.WHITE);
        List<Move> legal = position.legalMoves();
        for (int ply = 0; ply < 60 && !legal.isEmpty(); ply++) {
          position = position.play(legal.get(random.nextInt(legal.size())));
          legal = position.legalMoves();
          moves += legal.size();
          positions++;
        }
      }
      best = Math.max(best, moves * 1e9 / (System.nanoTime() - start));
    }
    System.out.printf(
        Locale.ROOT,
        "through the public API: %.1f million legal moves a second, %.2f million positions%n",
        best / 1e6,
        best * positions / moves / 1e6);
  }

  /** The counts that are too long for a test; a wrong one would be seen here. */
  private static void deep(int depth) {
    long[] known = {388623673L, 1766623630L, 7978439499L, 36263167175L};
    for (int d = 12; d <= depth; d++) {
      long count = Perft.count(Position.start(Side.RED), d);
      String verdict =
          count == known[d - 12] ? "as published" : "WRONG, should be " + known[d - 12];
      System.out.printf("perft start depth %d: %d, %s%n", d, count, verdict);
    }
  }
}
