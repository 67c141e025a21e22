package checkers.server.hall;

import java.io.PrintStream;
import java.util.Optional;

/** Runs many seeds of the simulation, or one: {@code --seeds N} or {@code --seed S}. */
final class Torture {
  private static final long DEFAULT_SEEDS = 100_000;
  private static final long STEP = 5_000;

  private Torture() {}

  public static void main(String[] args) {
    System.exit(run(args, System.out));
  }

  /** The exit code. */
  static int run(String[] args, PrintStream out) {
    boolean valid = args.length == 0 || (args.length == 2 && args[1].matches("[0-9]{1,18}"));
    String option = args.length == 0 ? "--seeds" : args[0];
    if (!valid || !(option.equals("--seeds") || option.equals("--seed"))) {
      out.println("scripts/torture: say --seeds N, or --seed S for a single one");
      return 2;
    }
    long number = args.length == 0 ? DEFAULT_SEEDS : Long.parseLong(args[1]);
    long first = option.equals("--seed") ? number : 1;
    return FaultLog.during(() -> run(first, number, out));
  }

  private static int run(long first, long last, PrintStream out) {
    Sights sights = new Sights();
    for (long seed = first; seed <= last; seed++) {
      Optional<String> fault = Simulation.run(seed, sights);
      if (fault.isPresent()) {
        out.println(fault.get());
        out.println("FAILED; again by: scripts/torture --seed " + seed);
        return 1;
      }
      if (seed % STEP == 0) {
        out.println(seed + " seeds");
      }
    }
    out.println("all well: " + (last - first + 1) + " seeds");
    return 0;
  }
}
