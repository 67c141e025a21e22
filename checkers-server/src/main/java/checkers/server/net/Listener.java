package checkers.server.net;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import java.net.InetSocketAddress;
import java.time.InstantSource;

/**
 * Opens ports.
 *
 * @param host the address to listen on; empty for all
 */
record Listener(
    String host,
    Transport transport,
    EventLoopGroup acceptors,
    Addresses addresses,
    Limits limits,
    InstantSource clock) {
  private static final int WAITING = 1024;

  /** Listens on a port; its connections live on the given loops. */
  ChannelFuture listen(int port, Door door, EventLoopGroup loops) {
    InetSocketAddress address =
        host.isEmpty() ? new InetSocketAddress(port) : new InetSocketAddress(host, port);
    return new ServerBootstrap()
        .group(acceptors, loops)
        .channel(transport.serverChannel())
        .option(ChannelOption.SO_BACKLOG, WAITING)
        .childHandler(new ConnectionSetup(door, addresses, limits, clock))
        .bind(address);
  }
}
