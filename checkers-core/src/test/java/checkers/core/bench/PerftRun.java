package checkers.core.bench;

import checkers.core.notation.Fen;
import checkers.core.rules.Perft;
import checkers.core.rules.Position;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** One perft in a JVM of its own, so that each position meets a compiler without prejudice. */
final class PerftRun {
  private static final int WARM_UPS = 4;
  private static final int RUNS = 3;

  private PerftRun() {}

  /** Prints the count, the best speed in nodes per second, and the bytes allocated by a run. */
  public static void main(String[] args) {
    Position position = Fen.read(args[0]).orElseThrow();
    int depth = Integer.parseInt(args[1]);
    for (int i = 0; i < WARM_UPS; i++) {
      Perft.count(position, depth - 1);
    }
    long count = 0;
    long allocated = 0;
    double best = 0;
    for (int i = 0; i < RUNS; i++) {
      long allocatedBefore = allocatedBytes();
      long start = System.nanoTime();
      count = Perft.count(position, depth);
      best = Math.max(best, count * 1e9 / (System.nanoTime() - start));
      allocated = allocatedBytes() - allocatedBefore;
    }
    System.out.printf(Locale.ROOT, "%d %.0f %d%n", count, best, allocated);
  }

  private static long allocatedBytes() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
