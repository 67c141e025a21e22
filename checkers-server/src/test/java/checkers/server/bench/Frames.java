package checkers.server.bench;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import org.jspecify.annotations.Nullable;

/** Cuts a stream into frames and looks only at where the action and the revision would be. */
abstract class Frames extends ChannelInboundHandlerAdapter {
  static final int ACTION_AT = 3;
  static final int REVISION_AT = 12;
  private static final int LENGTH_BYTES = 2;

  private @Nullable ByteBuf rest;

  /**
   * A whole frame.
   *
   * @param at where its length begins
   */
  abstract void frame(ChannelHandlerContext context, ByteBuf bytes, int at, int size);

  static int action(ByteBuf bytes, int at) {
    return bytes.getByte(at + ACTION_AT);
  }

  static int revision(ByteBuf bytes, int at) {
    return bytes.getInt(at + REVISION_AT);
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    ByteBuf bytes = (ByteBuf) message;
    if (rest != null) {
      ByteBuf joined = context.alloc().buffer(rest.readableBytes() + bytes.readableBytes());
      joined.writeBytes(rest).writeBytes(bytes);
      rest.release();
      bytes.release();
      bytes = joined;
      rest = null;
    }
    while (bytes.readableBytes() >= LENGTH_BYTES) {
      int at = bytes.readerIndex();
      int size = LENGTH_BYTES + bytes.getUnsignedShort(at);
      if (bytes.readableBytes() < size) {
        break;
      }
      frame(context, bytes, at, size);
      bytes.skipBytes(size);
    }
    if (bytes.isReadable()) {
      rest = bytes;
    } else {
      bytes.release();
    }
  }

  /** Whoever resets a connection leaves no waiting port behind, and that is how we hang up. */
  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (!(cause instanceof java.io.IOException)) {
      System.err.println("A connection of the benchmark failed: " + cause);
    }
    context.close();
  }
}
