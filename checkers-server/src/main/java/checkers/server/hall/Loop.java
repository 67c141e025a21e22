package checkers.server.hall;

import java.time.Duration;

/** A thread that owns tables: what runs on it, runs one after the other. */
public interface Loop {
  /** Runs the task on the loop; at once if the caller is on it already. */
  void execute(Runnable task);

  /** Runs the task on the loop after that time, unless it is cancelled. */
  Timer schedule(Runnable task, Duration delay);

  /** A task that waits for its time. */
  interface Timer {
    void cancel();
  }
}
