package checkers.server.net;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Opens ports.
 *
 * @param host the address to listen on; none for all
 */
record Listener(
    Optional<InetAddress> host,
    Transport transport,
    EventLoopGroup acceptors,
    Addresses addresses,
    Limits limits,
    InstantSource clock,
    OpenConnections open) {
  private static final int WAITING = 1024;

  /** Listens on a port; its connections live on the given loops. */
  ChannelFuture listen(int port, Door door, EventLoopGroup loops) {
    InetSocketAddress address =
        host.map(chosen -> new InetSocketAddress(chosen, port))
            .orElseGet(() -> new InetSocketAddress(port));
    return new ServerBootstrap()
        .group(acceptors, loops)
        .channel(transport.serverChannel())
        .option(ChannelOption.SO_BACKLOG, WAITING)
        .handler(new AcceptFaults())
        .childHandler(new ConnectionSetup(door, addresses, limits, clock, open))
        .bind(address);
  }
}
