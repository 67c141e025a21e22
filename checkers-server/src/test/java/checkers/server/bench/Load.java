package checkers.server.bench;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** All clients of the benchmark, on one loop; what it counts is touched by that loop alone. */
final class Load implements AutoCloseable {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final EventLoopGroup loops = Sockets.loops(1);
  private final EventLoop loop = loops.next();
  private final List<Channel> open = new ArrayList<>();
  private long frames;
  private long bytes;

  EventLoop loop() {
    return loop;
  }

  void count(int size) {
    frames++;
    bytes += size;
  }

  /** The mean size of the frames since it was last asked. */
  int meanSize() {
    return onLoop(
        () -> {
          int mean = (int) Math.round((double) bytes / Math.max(1, frames));
          frames = 0;
          bytes = 0;
          return mean;
        });
  }

  /** Opens a connection; closed by a reset, it leaves no waiting port behind. */
  void connectAndSay(int port, Frames handler, byte[] first) {
    ChannelFuture connecting =
        new Bootstrap()
            .group(loop)
            .channel(Sockets.CLIENT)
            .option(ChannelOption.TCP_NODELAY, true)
            .option(ChannelOption.SO_LINGER, 0)
            .handler(handler)
            .connect("127.0.0.1", port);
    connecting.addListener(
        done -> {
          if (!done.isSuccess()) {
            throw new IllegalStateException("no connection", done.cause());
          }
          open.add(connecting.channel());
          connecting.channel().writeAndFlush(Unpooled.wrappedBuffer(first));
        });
  }

  void hangUp() {
    onLoop(
        () -> {
          open.forEach(Channel::close);
          open.clear();
          return true;
        });
  }

  <T> T onLoop(Callable<T> task) {
    return loop.submit(task).syncUninterruptibly().getNow();
  }

  /** Waits until something is so, as seen on the loop. */
  void await(String what, BooleanSupplier condition) {
    long start = System.nanoTime();
    while (!onLoop(condition::getAsBoolean)) {
      if (System.nanoTime() - start > PATIENCE_NANOS) {
        throw new IllegalStateException("waited in vain until " + what);
      }
      sleep(1);
    }
  }

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
