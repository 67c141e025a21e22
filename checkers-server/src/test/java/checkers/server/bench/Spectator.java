package checkers.server.bench;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameCodec;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;

/** Watches, and tells the audience what it has seen. */
final class Spectator extends Frames {
  private static final byte[] PONG = ClientFrameCodec.encode(new ClientFrame.Pong());

  private final Audience audience;
  private boolean welcomed;

  Spectator(Audience audience) {
    this.audience = audience;
  }

  @Override
  void frame(ChannelHandlerContext context, ByteBuf bytes, int at, int size) {
    int action = action(bytes, at);
    if (action == Action.SHOW.id()) {
      if (welcomed) {
        audience.seen(size);
      } else {
        welcomed = true;
        audience.joined();
      }
    } else if (action == Action.PING.id()) {
      context.writeAndFlush(Unpooled.wrappedBuffer(PONG));
    }
  }
}
