package checkers.server.net;

import checkers.server.hall.Loop;
import io.netty.channel.EventLoop;
import io.netty.util.concurrent.ScheduledFuture;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** An event loop as the hall sees it. */
record NettyLoop(EventLoop loop) implements Loop {
  @Override
  public void execute(Runnable task) {
    if (loop.inEventLoop()) {
      task.run();
    } else {
      loop.execute(task);
    }
  }

  @Override
  public Timer schedule(Runnable task, Duration delay) {
    ScheduledFuture<?> future = loop.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
    return () -> future.cancel(false);
  }
}
