package checkers.server.net;

import checkers.core.protocol.RefusalCode;
import checkers.server.hall.DoorFrames;
import checkers.server.hall.Link;
import checkers.server.hall.TableLoop;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.socket.DuplexChannel;
import io.netty.util.concurrent.Future;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One client's socket, as the hall sends to it. What changes here is touched by the channel's own
 * loop alone.
 */
final class Connection implements Link {
  /** How long the other side may take to read the last frame and close. */
  private static final int LINGER_MILLIS = 1000;

  private final Channel channel;
  private final InstantSource clock;
  private final RateLimit rate;
  private final String peer;
  private volatile Instant lastHeard;
  private byte @Nullable [] skipped;
  private boolean closing;

  Connection(Channel channel, InstantSource clock, Limits limits) {
    this.channel = channel;
    this.clock = clock;
    lastHeard = clock.instant();
    rate = new RateLimit(limits.perSecond(), lastHeard);
    peer = String.valueOf(channel.remoteAddress()).replaceFirst("^.*/", "");
  }

  /** Notes a sign of life; false if there are too many of them. */
  boolean hear() {
    lastHeard = clock.instant();
    return rate.allows(lastHeard);
  }

  @Override
  public void onClosed(Runnable task) {
    channel.closeFuture().addListener(closed -> task.run());
  }

  @Override
  public String peer() {
    return peer;
  }

  @Override
  public Instant lastHeard() {
    return lastHeard;
  }

  /**
   * A client that lets too much pile up is as good as gone. What it missed before is older than
   * this, so it does not get it any more.
   */
  @Override
  public void send(byte[] frame) {
    onLoop(
        () -> {
          if (closing) {
            return;
          }
          if (channel.isWritable()) {
            skipped = null;
            channel.writeAndFlush(Unpooled.wrappedBuffer(frame), channel.voidPromise());
          } else {
            channel.close();
          }
        });
  }

  /** Shows one frame on many connections, encoded once and kept in one buffer. */
  static void broadcast(Collection<? extends Link> links, byte[] frame) {
    ByteBuf shared = Unpooled.directBuffer(frame.length).writeBytes(frame);
    for (Link link : links) {
      Connection connection = (Connection) link;
      if (connection.channel.eventLoop().inEventLoop()) {
        connection.show(frame, shared.retainedDuplicate());
      } else {
        ByteBuf own = shared.retainedDuplicate();
        connection.channel.eventLoop().execute(() -> connection.show(frame, own));
      }
    }
    shared.release();
  }

  private void show(byte[] frame, ByteBuf bytes) {
    if (!closing && channel.isWritable()) {
      skipped = null;
      channel.writeAndFlush(bytes, channel.voidPromise());
    } else {
      bytes.release();
      skipped = frame;
    }
  }

  /** The other side has caught up: it gets the newest of what it missed. */
  void caughtUp() {
    byte[] newest = skipped;
    if (newest != null && channel.isWritable()) {
      send(newest);
    }
  }

  void goodbye(RefusalCode code, String why) {
    send(DoorFrames.goodbye(code, why, clock.instant()));
    close();
  }

  /** The server ends, through no fault of the client's. */
  void goodbye(String why) {
    send(DoorFrames.goodbye(why, clock.instant()));
    close();
  }

  void refuse(RefusalCode code, String why) {
    send(DoorFrames.refuse(code, why, clock.instant()));
    close();
  }

  /** Whether nothing more will be said, and nothing more heard. */
  boolean isClosing() {
    return closing;
  }

  Future<Void> closed() {
    return channel.closeFuture();
  }

  @Override
  public void close() {
    onLoop(
        () -> {
          if (!closing && channel.isActive()) {
            linger();
          }
          closing = true;
        });
  }

  /**
   * Says that nothing more will come once everything before has gone out, and waits a moment for
   * the other side to do the same: closing at once while it still sends would reset the connection
   * and lose the last frame.
   */
  private void linger() {
    channel.pipeline().addFirst(new Discard());
    channel.config().setAutoRead(true);
    channel
        .writeAndFlush(Unpooled.EMPTY_BUFFER)
        .addListener(sent -> ((DuplexChannel) channel).shutdownOutput());
    Future<?> end =
        channel.eventLoop().schedule(() -> channel.close(), LINGER_MILLIS, TimeUnit.MILLISECONDS);
    channel.closeFuture().addListener(closed -> end.cancel(false));
  }

  /** A connection that broke in between is told as lost, but not before the table knows it. */
  @Override
  public void seatedAt(TableLoop table, int member) {
    onLoop(
        () -> {
          if (channel.isActive()) {
            channel
                .pipeline()
                .replace(DoorHandler.class, null, new TableHandler(this, table, member));
            channel.config().setAutoRead(true);
          } else {
            channel.eventLoop().execute(() -> table.loop().execute(() -> table.lost(member, this)));
          }
        });
  }

  private void onLoop(Runnable task) {
    new NettyLoop(channel.eventLoop()).execute(task);
  }
}
