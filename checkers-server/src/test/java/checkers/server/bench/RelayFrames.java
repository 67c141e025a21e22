package checkers.server.bench;

import checkers.core.protocol.Action;
import checkers.core.protocol.Protocol;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.nio.ByteBuffer;

/**
 * What is said to the relay before it relays: {@code u16 length, u8 version, u8 kind, u32 number,
 * u16 size}.
 */
final class RelayFrames {
  /** Be the partner of whoever else plays at that table; answer frames of that size. */
  static final int PLAY = 101;

  /** Get what is broadcast. */
  static final int WATCH = 102;

  /** Send a frame of that size, with the number as its revision, to all who watch. */
  static final int BROADCAST = 103;

  /** For answers as long as what they answer. */
  static final int SAME_SIZE = 0;

  /** The shortest answer, which is also the size of an ACK with a step. */
  static final int FRAME_BYTES = 19;

  private static final int NUMBER_AT = 4;
  private static final int SIZE_AT = 8;

  private RelayFrames() {}

  static byte[] request(int kind, int number, int size) {
    return ByteBuffer.allocate(FRAME_BYTES)
        .putShort((short) (FRAME_BYTES - 2))
        .put((byte) Protocol.VERSION)
        .put((byte) kind)
        .putInt(number)
        .putShort((short) size)
        .array();
  }

  static ByteBuf answer(ByteBufAllocator buffers, Action action, int revision, int size) {
    ByteBuf frame = buffers.ioBuffer(size).writeZero(size);
    return frame
        .setShort(0, size - 2)
        .setByte(2, Protocol.VERSION)
        .setByte(Frames.ACTION_AT, action.id())
        .setInt(Frames.REVISION_AT, revision);
  }

  static int kind(ByteBuf bytes, int at) {
    return bytes.getByte(at + Frames.ACTION_AT);
  }

  static int number(ByteBuf bytes, int at) {
    return bytes.getInt(at + NUMBER_AT);
  }

  static int size(ByteBuf bytes, int at) {
    return bytes.getUnsignedShort(at + SIZE_AT);
  }
}
