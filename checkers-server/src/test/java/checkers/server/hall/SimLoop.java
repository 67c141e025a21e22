package checkers.server.hall;

import java.time.Duration;

/**
 * A loop in simulated time. Tasks run in their order but a moment later, so that several loops
 * interleave as the seed wants; now and then a loop is held up, as by a busy machine.
 */
final class SimLoop implements Loop {
  private static final double HOLD_UP = 0.0005;

  private final SimWorld world;
  private final Runnable afterEach;
  private long lastTask;
  private long heldUntil;
  private int timers;
  private boolean running;

  /**
   * @param afterEach looks whether all is well
   */
  SimLoop(SimWorld world, Runnable afterEach) {
    this.world = world;
    this.afterEach = afterEach;
  }

  /** Timers that neither fired nor were cancelled. */
  int timers() {
    return timers;
  }

  boolean isHeldUp() {
    return heldUntil >= world.now();
  }

  void holdUp(long millis) {
    heldUntil = world.now() + millis;
  }

  @Override
  public void execute(Runnable task) {
    if (running) {
      task.run();
      return;
    }
    lastTask = Math.max(lastTask, world.now() + world.between(0, 2));
    world.at(lastTask, () -> run(task));
  }

  @Override
  public Timer schedule(Runnable task, Duration delay) {
    return new SimTimer(task, delay.toMillis());
  }

  private void run(Runnable task) {
    if (heldUntil > world.now()) {
      world.at(heldUntil, () -> run(task));
      return;
    }
    if (world.chance(HOLD_UP)) {
      holdUp(world.between(1, world.chance(0.1) ? 90_000 : 2_000));
    }
    running = true;
    task.run();
    running = false;
    afterEach.run();
  }

  private final class SimTimer implements Timer {
    private final Runnable task;
    private boolean waiting = true;

    SimTimer(Runnable task, long millis) {
      this.task = task;
      timers++;
      world.in(millis, () -> SimLoop.this.run(this::fire));
    }

    private void fire() {
      if (waiting) {
        cancel();
        task.run();
      }
    }

    @Override
    public void cancel() {
      if (waiting) {
        waiting = false;
        timers--;
      }
    }
  }
}
