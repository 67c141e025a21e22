package checkers.server.net;

import checkers.core.table.Chance;
import checkers.server.hall.Hall;
import checkers.server.hall.Ports;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.util.concurrent.Future;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;

/** A hall on the network, from its first open port to the last closed connection. */
public final class Server implements AutoCloseable {
  private static final String FAREWELL = "The server is shutting down.";
  private static final Duration FAREWELL_TIME = Duration.ofMillis(1300);
  private static final int STOP_MILLIS = 600;

  private final MultiThreadIoEventLoopGroup loops;
  private final Channel listening;
  private final NettyLoop hallLoop;
  private final Hall hall;
  private final OpenConnections open = new OpenConnections();
  private final AtomicBoolean closed = new AtomicBoolean();
  private volatile int port;

  /** Opens the base port. The first loop serves the door, and tables like the others. */
  public Server(
      ServerSettings settings, InstantSource clock, RandomGenerator secrets, Chance chance)
      throws IOException {
    Optional<InetAddress> host = address(settings.host());
    port = settings.basePort();
    Transport transport = Transport.best();
    loops = new MultiThreadIoEventLoopGroup(settings.loops(), transport.handlers());
    NettyLoop[] each = new NettyLoop[settings.loops()];
    for (int i = 0; i < each.length; i++) {
      each[i] = new NettyLoop((EventLoop) loops.next());
    }
    hallLoop = each[0];
    Listener listener =
        new Listener(
            host,
            transport,
            hallLoop.loop(),
            new Addresses(settings.limits().perAddress()),
            settings.limits(),
            clock,
            open);
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
    port = ((InetSocketAddress) listening.localAddress()).getPort();
  }

  private static Optional<InetAddress> address(String host) throws IOException {
    if (host.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(InetAddress.getByName(host));
    } catch (UnknownHostException unknown) {
      throw new IOException("there is no address '" + host + "'", unknown);
    }
  }

  private Channel open(Listener listener, int port, Door door) throws IOException {
    ChannelFuture opening = listener.listen(port, door, loops).awaitUninterruptibly();
    if (!opening.isSuccess()) {
      loops.shutdownGracefully(0, 0, TimeUnit.MILLISECONDS);
      throw new IOException(BindFaults.advise(port, opening.cause()), opening.cause());
    }
    return opening.channel();
  }

  public Hall hall() {
    return hall;
  }

  /** The base port that is open. */
  public int port() {
    return port;
  }

  /** How many connections there are, at the door and at tables. */
  public int connections() {
    return open.size();
  }

  /**
   * Tells everybody goodbye, closes everything and returns when that is done, within two seconds.
   * The tables are closed before the connections, so that none takes the end for a lost player. A
   * loop that is stuck is left behind.
   */
  @Override
  public void close() {
    if (closed.getAndSet(true)) {
      return;
    }
    long end = System.nanoTime() + FAREWELL_TIME.toNanos();
    await(listening.close(), end);
    Future<?> told =
        hallLoop
            .loop()
            .submit(
                () -> {
                  hall.close(FAREWELL);
                  open.goodbye(FAREWELL);
                });
    await(told, end);
    open.awaitClosed(end);
    Future<?> stopped = loops.shutdownGracefully(0, STOP_MILLIS, TimeUnit.MILLISECONDS);
    stopped.awaitUninterruptibly(STOP_MILLIS);
  }

  private static void await(Future<?> done, long end) {
    done.awaitUninterruptibly(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
  }
}
