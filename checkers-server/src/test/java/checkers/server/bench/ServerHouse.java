package checkers.server.bench;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameCodec;
import checkers.core.protocol.Intent;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.protocol.Token;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import java.util.List;
import java.util.Optional;

/** The way into the server: HELLO on one connection, READY on the next. */
record ServerHouse(Subject subject, Load load, List<byte[][]> scripts) implements House {
  @Override
  public void play(int table, Player player) {
    enter(Intent.PLAY, table, player);
  }

  @Override
  public void watch(int table, Spectator spectator) {
    enter(Intent.WATCH, table, spectator);
  }

  @Override
  public void fanOut(Duel duel) {
    duel.move();
  }

  private void enter(Intent intent, int table, Frames client) {
    Optional<String> id = Optional.of(Integer.toString(table));
    ClientFrame hello = new ClientFrame.Hello(intent, "", id, Optional.empty());
    load.connectAndSay(subject.port(), new Visitor(client), ClientFrameCodec.encode(hello));
  }

  /** The first connection: waits for ASSIGN, opens the second and goes. */
  private final class Visitor extends Frames {
    private final Frames client;

    Visitor(Frames client) {
      this.client = client;
    }

    @Override
    void frame(ChannelHandlerContext context, ByteBuf bytes, int at, int size) {
      if (action(bytes, at) != Action.ASSIGN.id()) {
        throw new IllegalStateException("not let in");
      }
      Token token = token(ByteBufUtil.getBytes(bytes, at + 2, size - 2));
      load.connectAndSay(
          subject.port(), client, ClientFrameCodec.encode(new ClientFrame.Ready(token)));
      context.close();
    }

    private static Token token(byte[] body) {
      try {
        return ServerFrameCodec.decode(body).token().orElseThrow();
      } catch (ProtocolException malformed) {
        throw new IllegalStateException(malformed);
      }
    }
  }
}
