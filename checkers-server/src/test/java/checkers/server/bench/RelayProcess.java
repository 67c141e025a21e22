package checkers.server.bench;

import checkers.core.protocol.Action;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * What the server is measured against: for each frame it gets, it writes one back to the sender and
 * one to the sender's partner, and it broadcasts a frame when told to. It knows nothing else.
 */
final class RelayProcess {
  private static final Map<Integer, Relay> WAITING = new ConcurrentHashMap<>();
  private static final List<Channel> SPECTATORS = new CopyOnWriteArrayList<>();

  private RelayProcess() {}

  public static void main(String[] args) throws IOException {
    EventLoopGroup loops = Sockets.loops(ServerProcess.LOOPS);
    Channel listening =
        new ServerBootstrap()
            .group(loops)
            .channel(Sockets.SERVER)
            .option(ChannelOption.SO_BACKLOG, 1024)
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childHandler(
                new ChannelInitializer<>() {
                  @Override
                  protected void initChannel(Channel channel) {
                    channel.pipeline().addLast(new Relay());
                  }
                })
            .bind("127.0.0.1", 0)
            .syncUninterruptibly()
            .channel();
    Answers.give(((InetSocketAddress) listening.localAddress()).getPort());
    System.exit(0);
  }

  /** One connection. */
  private static final class Relay extends Frames {
    private @Nullable Channel channel;
    private @Nullable Channel partner;
    private int answerSize;

    @Override
    void frame(ChannelHandlerContext context, ByteBuf bytes, int at, int size) {
      int kind = RelayFrames.kind(bytes, at);
      if (partner != null && kind != RelayFrames.BROADCAST) {
        int answer = answerSize == RelayFrames.SAME_SIZE ? size : answerSize;
        context.writeAndFlush(answer(context, bytes, at, size, answer, Action.WAIT));
        partner.writeAndFlush(answer(context, bytes, at, size, answer, Action.MOVE));
        return;
      }
      switch (kind) {
        case RelayFrames.PLAY -> {
          channel = context.channel();
          answerSize = RelayFrames.size(bytes, at);
          pair(RelayFrames.number(bytes, at));
        }
        case RelayFrames.WATCH -> {
          SPECTATORS.add(context.channel());
          context.writeAndFlush(RelayFrames.answer(context.alloc(), Action.SHOW, 0, size));
        }
        case RelayFrames.BROADCAST ->
            broadcast(
                RelayFrames.answer(
                    context.alloc(),
                    Action.SHOW,
                    RelayFrames.number(bytes, at),
                    RelayFrames.size(bytes, at)));
        default -> context.close();
      }
    }

    private void pair(int table) {
      Relay first = WAITING.putIfAbsent(table, this);
      Channel own = channel;
      if (first != null && own != null && first.channel != null) {
        WAITING.remove(table);
        partner = first.channel;
        first.partner = own;
        own.writeAndFlush(RelayFrames.answer(own.alloc(), Action.MOVE, 0, RelayFrames.FRAME_BYTES));
      }
    }

    private static ByteBuf answer(
        ChannelHandlerContext context, ByteBuf bytes, int at, int size, int answer, Action action) {
      ByteBuf frame =
          context.alloc().ioBuffer(answer).writeBytes(bytes, at, Math.min(size, answer));
      frame.writeZero(answer - frame.writerIndex());
      return frame.setShort(0, answer - 2).setByte(ACTION_AT, action.id());
    }

    private static void broadcast(ByteBuf frame) {
      for (Channel spectator : SPECTATORS) {
        spectator.writeAndFlush(frame.retainedDuplicate(), spectator.voidPromise());
      }
      frame.release();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
      SPECTATORS.remove(context.channel());
    }
  }
}
