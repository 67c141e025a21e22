package checkers.server.bench;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameCodec;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrameCodec;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;

/** One of two clients at a table. Looks at a frame's first bytes unless it is a rare one. */
final class Player extends Frames {
  private static final byte[] PONG = ClientFrameCodec.encode(new ClientFrame.Pong());

  private final Duel duel;
  private final Load load;

  Player(Duel duel, Load load) {
    this.duel = duel;
    this.load = load;
  }

  @Override
  void frame(ChannelHandlerContext context, ByteBuf bytes, int at, int size) {
    load.count(size);
    int action = action(bytes, at);
    if (action == Action.MOVE.id()) {
      duel.requested(context.channel(), revision(bytes, at));
    } else if (action == Action.PING.id()) {
      context.writeAndFlush(Unpooled.wrappedBuffer(PONG));
    } else if (action == Action.ASK.id()) {
      answer(context, ByteBufUtil.getBytes(bytes, at + 2, size - 2));
    } else if (action == Action.RETRY.id() || action == Action.GOODBYE.id()) {
      System.err.println("The server does not like how the benchmark plays: " + action);
    }
  }

  /** The game is over, and of course he wants another one. */
  private static void answer(ChannelHandlerContext context, byte[] body) {
    try {
      int question = ServerFrameCodec.decode(body).question().orElseThrow().id();
      byte[] yes = ClientFrameCodec.encode(new ClientFrame.Answer(question, true));
      context.writeAndFlush(Unpooled.wrappedBuffer(yes));
    } catch (ProtocolException malformed) {
      throw new IllegalStateException(malformed);
    }
  }
}
