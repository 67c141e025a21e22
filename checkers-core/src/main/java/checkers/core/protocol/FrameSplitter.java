package checkers.core.protocol;

import static checkers.core.protocol.ProtocolException.malformed;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Cuts a stream into frames, however the network has chopped it. Holds no more than one unfinished
 * frame, and none that its length forbids. One for each connection; not for two threads at once.
 */
public final class FrameSplitter {
  private static final int LENGTH_BYTES = 2;
  private static final byte[] NONE = {};

  private final int minBody;
  private final int maxBody;
  private int lengthBytes;
  private int length;
  private byte[] body = NONE;
  private int filled;

  private FrameSplitter(int minBody, int maxBody) {
    this.minBody = minBody;
    this.maxBody = maxBody;
  }

  /** What a server reads. */
  public static FrameSplitter ofClientFrames() {
    return new FrameSplitter(Protocol.MIN_CLIENT_BODY, Protocol.MAX_CLIENT_BODY);
  }

  /** What a client reads. */
  public static FrameSplitter ofServerFrames() {
    return new FrameSplitter(Protocol.MIN_SERVER_BODY, Protocol.MAX_SERVER_BODY);
  }

  /**
   * The body of the next frame, for the codec. To be called with the same piece until nothing comes
   * back; then all of the piece has been read. After an exception every call throws it again.
   */
  public Optional<byte[]> next(ByteBuffer piece) throws ProtocolException {
    while (lengthBytes < LENGTH_BYTES && piece.hasRemaining()) {
      length = length << 8 | (piece.get() & 0xFF);
      lengthBytes++;
    }
    if (lengthBytes < LENGTH_BYTES) {
      return Optional.empty();
    }
    if (length < minBody || length > maxBody) {
      throw malformed("A frame has " + minBody + " to " + maxBody + " bytes, not " + length + ".");
    }
    if (filled == 0) {
      body = new byte[length];
    }
    int count = Math.min(length - filled, piece.remaining());
    piece.get(body, filled, count);
    filled += count;
    return filled < length ? Optional.empty() : Optional.of(takeBody());
  }

  private byte[] takeBody() {
    byte[] whole = body;
    body = NONE;
    filled = 0;
    length = 0;
    lengthBytes = 0;
    return whole;
  }
}
