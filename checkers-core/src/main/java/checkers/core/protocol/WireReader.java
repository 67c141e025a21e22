package checkers.core.protocol;

import static checkers.core.protocol.ProtocolException.malformed;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.ToIntFunction;

/** Reads what {@link WireWriter} wrote, trusting nothing. */
final class WireReader {
  private final byte[] bytes;
  private final int end;
  private int at;

  private WireReader(byte[] bytes, int begin, int end) {
    this.bytes = bytes;
    this.at = begin;
    this.end = end;
  }

  /** A reader of the body behind its version, which must be ours. */
  static WireReader ofBody(byte[] body, int maxLength) throws ProtocolException {
    if (body.length > maxLength) {
      throw malformed("A frame has at most " + maxLength + " bytes, not " + body.length + ".");
    }
    WireReader in = new WireReader(body, 0, body.length);
    int version = in.u8();
    if (version != Protocol.VERSION) {
      throw new ProtocolException(
          RefusalCode.VERSION,
          "This is version " + Protocol.VERSION + " of the protocol, not " + version + ".");
    }
    return in;
  }

  int u8() throws ProtocolException {
    return bytes[advance(1)] & 0xFF;
  }

  int u16() throws ProtocolException {
    return u8() << 8 | u8();
  }

  int i32() throws ProtocolException {
    return u16() << 16 | u16();
  }

  long u32() throws ProtocolException {
    return Integer.toUnsignedLong(i32());
  }

  long u64() throws ProtocolException {
    return u32() << 32 | u32();
  }

  Token token() throws ProtocolException {
    return new Token(u64(), u64());
  }

  String str8() throws ProtocolException {
    return text(u8());
  }

  String str16() throws ProtocolException {
    return text(u16());
  }

  /** All that is left, as text. */
  String text() throws ProtocolException {
    return text(end - at);
  }

  /** The next field's tag has been read: its length, and a reader of its content alone. */
  WireReader field() throws ProtocolException {
    int length = u16();
    int begin = advance(length);
    return new WireReader(bytes, begin, begin + length);
  }

  /** The one value with the id that comes next. */
  <E> E oneOf(String what, List<E> all, ToIntFunction<E> id) throws ProtocolException {
    int wanted = u8();
    for (E value : all) {
      if (id.applyAsInt(value) == wanted) {
        return value;
      }
    }
    throw malformed("There is no " + what + " " + wanted + ".");
  }

  boolean hasMore() {
    return at < end;
  }

  void expectEnd(String what) throws ProtocolException {
    if (hasMore()) {
      throw malformed("The " + what + " has " + (end - at) + " bytes too many.");
    }
  }

  private String text(int length) throws ProtocolException {
    int begin = advance(length);
    for (int i = begin; i < at; i++) {
      if (bytes[i] < 0) {
        return unicode(begin, length);
      }
    }
    return new String(bytes, begin, length, StandardCharsets.US_ASCII);
  }

  private String unicode(int begin, int length) throws ProtocolException {
    try {
      ByteBuffer utf8 = ByteBuffer.wrap(bytes, begin, length);
      return StandardCharsets.UTF_8.newDecoder().decode(utf8).toString();
    } catch (CharacterCodingException e) {
      throw malformed("A text is not UTF-8.");
    }
  }

  private int advance(int count) throws ProtocolException {
    if (count > end - at) {
      throw malformed("The frame ends too early.");
    }
    int begin = at;
    at += count;
    return begin;
  }
}
