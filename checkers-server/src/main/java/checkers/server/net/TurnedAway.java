package checkers.server.net;

import checkers.core.protocol.RefusalCode;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** The only phase of a connection that is one too many: told so as soon as it can be. */
final class TurnedAway extends ChannelInboundHandlerAdapter {
  private final Connection connection;

  TurnedAway(Connection connection) {
    this.connection = connection;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    connection.refuse(RefusalCode.TOO_MANY, "There are too many connections from your address.");
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    Faults.handle(connection, context, cause);
  }
}
