package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.channel.embedded.EmbeddedChannel;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("C5.3")
class AcceptFaultsTest {
  private static final String WARNING =
      "WARNING checkers.net newcomers have to wait: Too many open files";

  private final EmbeddedChannel channel = new EmbeddedChannel(new AcceptFaults());

  private void fail() {
    channel.pipeline().fireExceptionCaught(new IOException("Too many open files"));
  }

  private void pass(int seconds) {
    channel.advanceTimeBy(seconds, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
  }

  @Test
  void letNewcomersWaitForAMoment() {
    try (CapturedLog log = new CapturedLog()) {
      fail();
      assertFalse(channel.config().isAutoRead());
      pass(1);

      assertTrue(channel.config().isAutoRead());
      assertEquals(List.of(WARNING), log.warnings());
    }
  }

  @Test
  void areToldOnceAMinute() {
    try (CapturedLog log = new CapturedLog()) {
      for (int second = 0; second < 60; second++) {
        fail();
        pass(1);
      }
      assertEquals(List.of(WARNING), log.warnings());

      fail();
      fail();
      assertEquals(List.of(WARNING, WARNING), log.warnings());
    }
  }
}
