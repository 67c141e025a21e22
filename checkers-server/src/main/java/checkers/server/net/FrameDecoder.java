package checkers.server.net;

import checkers.core.protocol.ClientFrameCodec;
import checkers.core.protocol.FrameSplitter;
import checkers.core.protocol.ProtocolException;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Turns bytes into client frames. Bytes that are none become an exception of the pipeline, which is
 * to let none through after them.
 */
final class FrameDecoder extends ChannelInboundHandlerAdapter {
  private final FrameSplitter splitter = FrameSplitter.ofClientFrames();

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    ByteBuf bytes = (ByteBuf) message;
    try {
      decode(context, bytes.nioBuffer());
    } catch (ProtocolException malformed) {
      context.fireExceptionCaught(malformed);
    } finally {
      bytes.release();
    }
  }

  private void decode(ChannelHandlerContext context, ByteBuffer piece) throws ProtocolException {
    Optional<byte[]> body = splitter.next(piece);
    while (body.isPresent()) {
      context.fireChannelRead(ClientFrameCodec.decode(body.get()));
      body = splitter.next(piece);
    }
  }
}
