package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoWarnings.class)
@Tag("C20")
class SlowReadersTest {
  private static final int GAMES = 40;
  private static final byte[] OLD = {1};
  private static final byte[] NEWER = {2};
  private static final byte[] NEWEST = {3};

  private final EmbeddedChannel channel = new EmbeddedChannel();
  private final Connection spectator =
      new Connection(channel, InstantSource.system(), new Limits(0, 0));

  private void block(boolean blocked) {
    ChannelOutboundBuffer buffer = Objects.requireNonNull(channel.unsafe().outboundBuffer());
    buffer.setUserDefinedWritability(1, !blocked);
    channel.runPendingTasks();
  }

  private void assertSent(byte[] frame) {
    ByteBuf sent = channel.readOutbound();
    assertArrayEquals(frame, ByteBufUtil.getBytes(sent));
    sent.release();
  }

  @Test
  void whoWatchGetTheNewestWhenTheyCan() {
    block(true);
    Connection.broadcast(List.of(spectator), OLD);
    Connection.broadcast(List.of(spectator), NEWER);
    assertNull(channel.readOutbound());
    block(false);

    spectator.caughtUp();
    spectator.caughtUp();

    assertSent(NEWER);
    assertNull(channel.readOutbound());
  }

  @Test
  void whoWatchNeverGetTheOlderAfterTheNewer() {
    block(true);
    Connection.broadcast(List.of(spectator), OLD);
    block(false);
    Connection.broadcast(List.of(spectator), NEWEST);

    spectator.caughtUp();

    assertSent(NEWEST);
    assertNull(channel.readOutbound());
  }

  @Test
  void whoWatchNeverGetTheOlderAfterWhatIsForThemAlone() {
    block(true);
    Connection.broadcast(List.of(spectator), OLD);
    block(false);
    spectator.send(NEWEST);

    spectator.caughtUp();

    assertSent(NEWEST);
    assertNull(channel.readOutbound());
  }

  /** What is kept for the one that does not read is bounded, and the newest is not lost. */
  @Test
  void whoWatchMissWhatIsOldButNotTheNewest() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port());
        Guest slow = Guest.narrowSpectator(server.port(), "Eve", 1024);
        Guest quick = Guest.spectator(server.port(), "Guy")) {
      int shown = 0;
      Heard newest = quick.welcome();
      for (int game = 0; game < GAMES; game++) {
        if (game > 0) {
          pair.rematch();
        }
        pair.swapped(game % 2 == 1).playToTheEnd(game);
        do {
          newest = quick.client().read();
          shown++;
        } while (newest.action() != Heard.OVER);
      }

      int seen = 0;
      Heard last = slow.welcome();
      while (last.revision() != newest.revision()) {
        Heard next = slow.client().read();
        assertTrue(next.revision() >= last.revision(), () -> "older: " + next);
        last = next;
        seen++;
      }
      assertEquals(newest.said(), last.said());
      assertEquals(newest.board(), last.board());
      assertTrue(seen < shown, seen + " of " + shown);
    }
  }

  @Test
  void whoWatchDelayNobody() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port());
        Guest slow = Guest.spectator(server.port(), "Eve");
        Guest quick = Guest.spectator(server.port(), "Guy")) {
      pair.playToTheEnd(13);

      Heard end = quick.client().await(Heard.OVER);
      assertEquals(end.board(), slow.client().await(Heard.OVER).board());
    }
  }

  /** Ten thousands of answers that nobody reads fill every buffer on the way. */
  @Test
  @Tag("C5")
  void whoPlayAreDropped() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port())) {
      ByteArrayOutputStream offers = new ByteArrayOutputStream();
      for (int i = 0; i < 10_000; i++) {
        offers.writeBytes(TestClient.frame(9));
      }
      Thread shouting =
          new Thread(
              () -> {
                try {
                  for (int i = 0; i < 100; i++) {
                    pair.red().client().raw(offers.toByteArray());
                  }
                } catch (IOException dropped) {
                  assertTrue(dropped.getMessage() != null);
                }
              });
      shouting.start();

      pair.white().client().awaitWords("Red has lost the connection");
    }
  }
}
