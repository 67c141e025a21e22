package checkers.server.net;

import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.RefusalCode;
import checkers.server.hall.TableLoop;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** The main phase of a connection: every frame goes to the table. */
final class TableHandler extends ChannelInboundHandlerAdapter {
  private final Connection connection;
  private final TableLoop table;
  private final int member;

  TableHandler(Connection connection, TableLoop table, int member) {
    this.connection = connection;
    this.table = table;
    this.member = member;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    ClientFrame frame = (ClientFrame) message;
    if (connection.isClosing()) {
      return;
    }
    if (!connection.hear()) {
      connection.goodbye(RefusalCode.TOO_MANY, "Too many messages at once.");
      return;
    }
    switch (frame.type()) {
      case HELLO, READY ->
          connection.goodbye(RefusalCode.MALFORMED, "You are at your table already.");
      case PONG -> {}
      case ACK, MOVE, RESIGN, OFFER_DRAW, ANSWER, PAUSE, CONTINUE, LEAVE ->
          table.loop().execute(() -> table.receive(member, connection, frame));
    }
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext context) {
    connection.caughtUp();
    context.fireChannelWritabilityChanged();
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    table.loop().execute(() -> table.lost(member, connection));
    context.fireChannelInactive();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    Faults.handle(connection, context, cause);
  }
}
