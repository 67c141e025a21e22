package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Intent;
import checkers.server.hall.Hall;
import checkers.server.hall.HallSettings;
import io.netty.buffer.ByteBuf;
import io.netty.channel.embedded.EmbeddedChannel;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoWarnings.class)
@Tag("C5")
class ConnectionTest {
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private final EmbeddedChannel channel = new EmbeddedChannel();
  private Instant now = START;
  private final Connection connection = new Connection(channel, () -> now, new Limits(0, 0));

  @Test
  void rememberWhenTheyHeardSomething() {
    assertEquals(START, connection.lastHeard());
    now = START.plusSeconds(7);
    assertEquals(START, connection.lastHeard());

    connection.hear();

    assertEquals(now, connection.lastHeard());
  }

  @Test
  void tellWhenTheyAreClosed() {
    List<String> told = new ArrayList<>();
    connection.onClosed(() -> told.add("before"));
    assertEquals(List.of(), told);
    channel.close();
    connection.onClosed(() -> told.add("after"));

    assertEquals(List.of("before", "after"), told);
  }

  /** HELLO comes late; the time for READY is another. */
  @Test
  @Tag("C3")
  void areNotRefusedForTheirSilenceAfterTheyHaveSpoken() {
    NettyLoop loop = new NettyLoop(channel.eventLoop());
    HallSettings settings = Settings.SINGLE_PORT.withReadyTime(HallSettings.READY_TIME).hall();
    Hall hall =
        new Hall(
            settings,
            loop,
            table -> loop,
            new OnePort(() -> 9000),
            Connection::broadcast,
            () -> now,
            new Random(1),
            () -> true);
    channel.pipeline().addLast(new DoorHandler(Door.base(hall, loop, true), connection));
    channel.pipeline().fireChannelActive();
    pass(9);
    channel.writeInbound(
        new ClientFrame.Hello(Intent.PLAY, "Ann", Optional.empty(), Optional.empty()));
    ByteBuf assigned = channel.readOutbound();
    assertNotNull(assigned);
    assigned.release();

    pass(9);

    assertNull(channel.readOutbound());
  }

  private void pass(int seconds) {
    channel.advanceTimeBy(seconds, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
  }
}
