package checkers.server.bench;

import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;

/** The transport of the server, for the relay and for the load. */
final class Sockets {
  static final Class<? extends ServerChannel> SERVER =
      Epoll.isAvailable() ? EpollServerSocketChannel.class : NioServerSocketChannel.class;

  static final Class<? extends Channel> CLIENT =
      Epoll.isAvailable() ? EpollSocketChannel.class : NioSocketChannel.class;

  private Sockets() {}

  static EventLoopGroup loops(int count) {
    return new MultiThreadIoEventLoopGroup(
        count, Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
  }
}
