package checkers.server.net;

import checkers.core.table.Chance;
import checkers.server.hall.Hall;
import checkers.server.hall.Ports;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** A hall on the network, from its first open port to the last closed connection. */
public final class Server implements AutoCloseable {
  private static final int QUIET_MILLIS = 50;
  private static final int CLOSE_MILLIS = 1500;

  private final MultiThreadIoEventLoopGroup loops;
  private final Channel listening;
  private final NettyLoop hallLoop;
  private final Hall hall;

  /** Opens the base port. The first loop serves the door, and tables like the others. */
  public Server(
      ServerSettings settings, InstantSource clock, RandomGenerator secrets, Chance chance)
      throws IOException {
    Transport transport = Transport.best();
    loops = new MultiThreadIoEventLoopGroup(settings.loops(), transport.handlers());
    NettyLoop[] each = new NettyLoop[settings.loops()];
    for (int i = 0; i < each.length; i++) {
      each[i] = new NettyLoop((EventLoop) loops.next());
    }
    hallLoop = each[0];
    Listener listener =
        new Listener(
            settings.host(),
            transport,
            hallLoop.loop(),
            new Addresses(settings.limits().perAddress()),
            settings.limits(),
            clock);
    Ports ports =
        settings.singlePort()
            ? new OnePort(this::port)
            : new ClientPorts(settings.basePort(), listener, hallLoop, this::hall);
    hall =
        new Hall(
            settings.hall(),
            hallLoop,
            table -> each[table % each.length],
            ports,
            Connection::broadcast,
            clock,
            secrets,
            chance);
    Door door = Door.base(hall, hallLoop, settings.singlePort());
    listening = open(listener, settings.basePort(), door);
  }

  private Channel open(Listener listener, int port, Door door) throws IOException {
    ChannelFuture opening = listener.listen(port, door, loops).awaitUninterruptibly();
    if (!opening.isSuccess()) {
      loops.shutdownGracefully(0, 0, TimeUnit.MILLISECONDS);
      throw new IOException("port " + port + ": " + opening.cause().getMessage(), opening.cause());
    }
    return opening.channel();
  }

  public Hall hall() {
    return hall;
  }

  /** The base port that is open. */
  public int port() {
    return ((InetSocketAddress) listening.localAddress()).getPort();
  }

  /** Tells everybody goodbye, closes everything and returns when that is done. */
  @Override
  public void close() {
    listening.close();
    hallLoop.execute(() -> hall.close("The server is shutting down."));
    loops
        .shutdownGracefully(QUIET_MILLIS, CLOSE_MILLIS, TimeUnit.MILLISECONDS)
        .awaitUninterruptibly();
  }
}
