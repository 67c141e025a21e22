package checkers.server.net;

import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/**
 * How sockets are driven: by epoll where its library can be loaded, else by the JDK.
 *
 * @param name for the log
 */
record Transport(
    String name, IoHandlerFactory handlers, Class<? extends ServerChannel> serverChannel) {
  static Transport best() {
    return Epoll.isAvailable()
        ? new Transport("epoll", EpollIoHandler.newFactory(), EpollServerSocketChannel.class)
        : ofTheJdk();
  }

  static Transport ofTheJdk() {
    return new Transport("nio", NioIoHandler.newFactory(), NioServerSocketChannel.class);
  }
}
