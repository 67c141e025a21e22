package checkers.server.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.WriteBufferWaterMark;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;

/** Makes a connection of every socket that a port accepts, unless its address has too many. */
final class ConnectionSetup extends ChannelInitializer<Channel> {
  /** How much may pile up for a client that does not read, beside the system's own buffers. */
  static final WriteBufferWaterMark BACKLOG = new WriteBufferWaterMark(8 * 1024, 16 * 1024);

  /**
   * How much of it the system keeps; left alone, it takes megabytes, and a slow client would have
   * to read thousands of old frames before the newest.
   */
  static final int SEND_BUFFER = 64 * 1024;

  private final Door door;
  private final Addresses addresses;
  private final Limits limits;
  private final InstantSource clock;
  private final OpenConnections open;

  ConnectionSetup(
      Door door, Addresses addresses, Limits limits, InstantSource clock, OpenConnections open) {
    this.door = door;
    this.addresses = addresses;
    this.open = open;
    this.limits = limits;
    this.clock = clock;
  }

  @Override
  protected void initChannel(Channel channel) {
    channel.config().setOption(ChannelOption.TCP_NODELAY, true);
    channel.config().setOption(ChannelOption.SO_SNDBUF, SEND_BUFFER);
    channel.config().setWriteBufferWaterMark(BACKLOG);
    if (channel.remoteAddress() == null) {
      channel.close();
      return;
    }
    InetAddress address = ((InetSocketAddress) channel.remoteAddress()).getAddress();
    boolean welcome = addresses.enter(address);
    Connection connection = new Connection(channel, clock, limits);
    open.add(connection);
    if (welcome) {
      channel.closeFuture().addListener(closed -> addresses.leave(address));
      channel.pipeline().addLast(new FrameDecoder(), new DoorHandler(door, connection));
    } else {
      channel.pipeline().addLast(new TurnedAway(connection));
    }
  }
}
