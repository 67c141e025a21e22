package checkers.core.protocol;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes one frame: room for its length first, then the body, big-endian. */
final class WireWriter {
  private static final int LENGTH_BYTES = 2;

  private byte[] bytes;
  private int end = LENGTH_BYTES;

  WireWriter(int expectedBody) {
    bytes = new byte[LENGTH_BYTES + expectedBody];
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  WireWriter u8(int value) {
    reserve(1);
    bytes[end++] = (byte) value;
    return this;
  }

  WireWriter u16(int value) {
    return u8(value >>> 8).u8(value);
  }

  WireWriter u32(long value) {
    return u16((int) (value >>> 16)).u16((int) value);
  }

  WireWriter u64(long value) {
    return u32(value >>> 32).u32(value);
  }

  WireWriter token(Token token) {
    return u64(token.high()).u64(token.low());
  }

  WireWriter str8(String text) {
    byte[] utf8 = utf8(text);
    return u8(utf8.length).raw(utf8);
  }

  WireWriter str16(String text) {
    byte[] utf8 = utf8(text);
    return u16(utf8.length).raw(utf8);
  }

  WireWriter raw(byte[] more) {
    reserve(more.length);
    System.arraycopy(more, 0, bytes, end, more.length);
    end += more.length;
    return this;
  }

  /** Begins a field; its content follows, then {@link #endField}. */
  int beginField(int tag) {
    u8(tag).u16(0);
    return end;
  }

  void endField(int begin) {
    patchLength(begin - LENGTH_BYTES, end - begin);
  }

  /** The finished frame, its length in front. */
  byte[] frame(int maxBody) {
    int body = end - LENGTH_BYTES;
    if (body > maxBody) {
      throw new IllegalStateException("a frame of " + body + " bytes");
    }
    patchLength(0, body);
    return end == bytes.length ? bytes : Arrays.copyOf(bytes, end);
  }

  private void patchLength(int at, int length) {
    bytes[at] = (byte) (length >>> 8);
    bytes[at + 1] = (byte) length;
  }

  private void reserve(int more) {
    if (end + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(end + more, 2 * bytes.length));
    }
  }
}
