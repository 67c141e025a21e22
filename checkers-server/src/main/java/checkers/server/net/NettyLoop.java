package checkers.server.net;

import checkers.server.hall.Loop;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.ScheduledFuture;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/** An event loop as the hall sees it. */
record NettyLoop(EventLoop loop) implements Loop {
  private static final Logger LOG = System.getLogger("checkers.net");

  /** What comes after the end of the server, as a connection closed by it, is dropped. */
  @Override
  public void execute(Runnable task) {
    if (loop.inEventLoop()) {
      task.run();
      return;
    }
    try {
      loop.execute(() -> run(task));
    } catch (RejectedExecutionException ended) {
      LOG.log(Level.DEBUG, "the server has ended");
    }
  }

  /** What goes wrong in one task is no other's business. */
  private static void run(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException bug) {
      LOG.log(Level.WARNING, "a task failed by our own fault", bug);
    }
  }

  @Override
  public Timer schedule(Runnable task, Duration delay) {
    ScheduledFuture<?> future =
        loop.schedule(() -> run(task), delay.toNanos(), TimeUnit.NANOSECONDS);
    return () -> future.cancel(false);
  }
}
