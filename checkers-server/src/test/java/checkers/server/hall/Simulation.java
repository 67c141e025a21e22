package checkers.server.hall;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A hall and its clients for some simulated minutes, all decided by a seed. */
final class Simulation {
  private static final long MINUTE = 60_000;
  private static final long LOOK_EVERY = 7_000;

  private final long seed;
  private final SimWorld world;
  private final SimHall hall;
  private final List<SimClient> clients = new ArrayList<>();

  private Simulation(long seed, boolean recording, Sights sights) {
    this.seed = seed;
    world = new SimWorld(seed, recording);
    hall = new SimHall(world, sights);
  }

  /** What went wrong, with the transcript; nothing if all was well. Needs a {@link FaultLog}. */
  static Optional<String> run(long seed, Sights sights) {
    return fault(new Simulation(seed, false, sights)).isEmpty()
        ? Optional.empty()
        : fault(new Simulation(seed, true, sights));
  }

  private static Optional<String> fault(Simulation simulation) {
    try {
      simulation.live();
      return Optional.empty();
    } catch (RuntimeException | Violation fault) {
      String last = String.join("\n", simulation.world.transcript());
      return Optional.of(last + "\nseed " + simulation.seed + ": " + text(fault));
    }
  }

  private static String text(Throwable fault) {
    StringWriter text = new StringWriter();
    fault.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }

  private void live() {
    long span = world.between(3, 25) * MINUTE;
    int count = (int) world.between(3, 12);
    for (int n = 1; n <= count; n++) {
      SimClient client = new SimClient(world, hall, "c" + n);
      clients.add(client);
      world.in(world.between(0, world.chance(0.7) ? MINUTE : span), client::come);
    }
    for (long time = LOOK_EVERY; time < span; time += LOOK_EVERY) {
      world.runUntil(time);
      hall.checkTimers();
    }
    hall.stopComing();
    if (world.chance(0.2)) {
      hall.close();
    }
    clients.forEach(SimClient::fallSilent);
    world.runUntil(world.now() + 60 * MINUTE);
    hall.checkEmpty();
  }
}
