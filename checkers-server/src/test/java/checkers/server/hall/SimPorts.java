package checkers.server.hall;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Ports of which some belong to other programs, or one port for everybody. */
final class SimPorts implements Ports {
  private static final int BASE = 9000;

  private final SimWorld world;
  private final Loop hallLoop;
  private final Set<Integer> foreign;
  private final boolean single;
  private final Set<Integer> open = new TreeSet<>();
  private final Set<Integer> opening = new TreeSet<>();

  SimPorts(SimWorld world, Loop hallLoop, Set<Integer> foreign, boolean single) {
    this.world = world;
    this.hallLoop = hallLoop;
    this.foreign = foreign;
    this.single = single;
  }

  boolean isSingle() {
    return single;
  }

  /** Whether that id could be given to somebody now. */
  boolean isFree(int id) {
    return !foreign.contains(id) && !open.contains(id) && !opening.contains(id);
  }

  boolean isOpen(int id) {
    return open.contains(id);
  }

  Set<Integer> open() {
    return open;
  }

  @Override
  public int number(int id) {
    return single ? BASE : BASE + id;
  }

  /** Whose port that is. */
  int id(int number) {
    return number - BASE;
  }

  @Override
  public void open(int id, Loop loop, Consumer<Boolean> opened) {
    Violation.unless(
        !open.contains(id) && opening.add(id), () -> "port of " + id + " opened twice");
    if (single) {
      finish(id, opened);
    } else {
      world.in(world.between(0, 1_000), () -> hallLoop.execute(() -> finish(id, opened)));
    }
  }

  private void finish(int id, Consumer<Boolean> opened) {
    opening.remove(id);
    boolean ours = !foreign.contains(id);
    if (ours) {
      open.add(id);
    }
    opened.accept(ours);
  }

  @Override
  public void close(int id) {
    Violation.unless(open.remove(id), () -> "port of " + id + " closed without being open");
  }
}
