package checkers.server.hall;

import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Halls as a seed wants them. */
final class SimSettings {
  private SimSettings() {}

  static HallSettings of(SimWorld world) {
    int tables = world.chance(0.5) ? 1 : (int) world.between(2, 4);
    Optional<TimeLimits> time =
        world.chance(0.3)
            ? Optional.empty()
            : Optional.of(
                new TimeLimits(
                    seconds(world, 10, 120),
                    seconds(world, 5, 60),
                    List.of(seconds(world, 1, 30), seconds(world, 30, 90))));
    TableSettings table =
        new TableSettings(
            world.chance(0.5) ? Side.RED : Side.WHITE,
            time,
            Duration.ofSeconds(world.chance(0.5) ? 30 : 5),
            Duration.ofSeconds(world.chance(0.3) ? 0 : 20),
            Duration.ofSeconds(world.chance(0.5) ? 20 : 300));
    return new HallSettings(
        (int) world.between(2, 8),
        IntStream.rangeClosed(1, tables).mapToObj(n -> "t" + n).toList(),
        table);
  }

  private static Duration seconds(SimWorld world, long least, long most) {
    return Duration.ofSeconds(world.between(least, most));
  }

  /** Ids whose ports belong to other programs. */
  static Set<Integer> foreignPorts(SimWorld world, int maxClients) {
    Set<Integer> foreign = new TreeSet<>();
    if (world.chance(0.4)) {
      for (int id = 1; id <= maxClients; id++) {
        if (world.chance(0.25)) {
          foreign.add(id);
        }
      }
    }
    return foreign;
  }
}
