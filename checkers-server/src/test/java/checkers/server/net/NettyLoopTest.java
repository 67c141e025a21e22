package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.embedded.EmbeddedChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class NettyLoopTest {
  @Test
  void outlivesATaskThatFails() {
    MultiThreadIoEventLoopGroup loops =
        new MultiThreadIoEventLoopGroup(1, Transport.best().handlers());
    NettyLoop loop = new NettyLoop((EventLoop) loops.next());
    try (CapturedLog log = new CapturedLog()) {
      CompletableFuture<Void> next = new CompletableFuture<>();
      loop.execute(
          () -> {
            throw new IllegalStateException("bad");
          });
      loop.execute(() -> next.complete(null));
      next.orTimeout(20, TimeUnit.SECONDS).join();

      assertEquals(
          List.of(
              "WARNING checkers.net a task failed by our own fault"
                  + " java.lang.IllegalStateException: bad"),
          log.warnings());
    } finally {
      loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }
  }

  @Test
  void runsTasksInTheirTimeUnlessTheyAreCancelled() {
    EmbeddedChannel channel = new EmbeddedChannel();
    NettyLoop loop = new NettyLoop(channel.eventLoop());
    List<String> ran = new ArrayList<>();
    loop.schedule(() -> ran.add("kept"), Duration.ofSeconds(2));
    loop.schedule(() -> ran.add("cancelled"), Duration.ofSeconds(2)).cancel();

    channel.advanceTimeBy(1, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
    assertEquals(List.of(), ran);
    channel.advanceTimeBy(1, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
    assertEquals(List.of("kept"), ran);
  }
}
