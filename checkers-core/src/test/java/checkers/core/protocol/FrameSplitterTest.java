package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameSplitterTest {
  private static final byte[] STREAM = Hex.bytes("0002 0105  0006 0103 00000007  0003 ffffff");
  private static final List<String> BODIES = List.of("01 05", "01 03 00 00 00 07", "ff ff ff");

  private static List<String> feed(FrameSplitter splitter, byte[] piece) throws ProtocolException {
    ByteBuffer buffer = ByteBuffer.wrap(piece);
    List<String> bodies = new ArrayList<>();
    Optional<byte[]> body = splitter.next(buffer);
    while (body.isPresent()) {
      bodies.add(Hex.text(body.get()));
      body = splitter.next(buffer);
    }
    assertEquals(0, buffer.remaining());
    return bodies;
  }

  @Test
  void findsAllFramesOfOnePiece() throws ProtocolException {
    assertEquals(BODIES, feed(FrameSplitter.ofClientFrames(), STREAM));
  }

  @Test
  void findsThemByteByByte() throws ProtocolException {
    FrameSplitter splitter = FrameSplitter.ofClientFrames();
    List<String> bodies = new ArrayList<>();
    for (byte b : STREAM) {
      bodies.addAll(feed(splitter, new byte[] {b}));
    }
    assertEquals(BODIES, bodies);
  }

  @Test
  void findsThemWhereverTheStreamIsCutInThree() throws ProtocolException {
    for (int first = 0; first <= STREAM.length; first++) {
      for (int second = first; second <= STREAM.length; second++) {
        FrameSplitter splitter = FrameSplitter.ofClientFrames();
        List<String> bodies = new ArrayList<>();
        bodies.addAll(feed(splitter, Arrays.copyOfRange(STREAM, 0, first)));
        bodies.addAll(feed(splitter, Arrays.copyOfRange(STREAM, first, second)));
        bodies.addAll(feed(splitter, Arrays.copyOfRange(STREAM, second, STREAM.length)));
        assertEquals(BODIES, bodies, "cut at " + first + " and " + second);
      }
    }
  }

  @Test
  void eachBodyIsItsOwnArray() throws ProtocolException {
    FrameSplitter splitter = FrameSplitter.ofClientFrames();
    ByteBuffer stream = ByteBuffer.wrap(Hex.bytes("0002 0105 0002 0106"));

    byte[] first = splitter.next(stream).orElseThrow();
    byte[] second = splitter.next(stream).orElseThrow();

    assertEquals("01 05", Hex.text(first));
    assertEquals("01 06", Hex.text(second));
  }

  @ParameterizedTest(name = "{0} of {1} bytes is a frame: {2}")
  @CsvSource({
    "client, 0, false", "client, 1, false", "client, 2, true", "client, 512, true",
    "client, 513, false", "client, 65535, false", "server, 0, false", "server, 28, false",
    "server, 29, true", "server, 8192, true", "server, 8193, false", "server, 65535, false",
  })
  void knowsTheLimitsBeforeTheFirstByteOfABody(String from, int length, boolean allowed)
      throws ProtocolException {
    FrameSplitter splitter =
        from.equals("client") ? FrameSplitter.ofClientFrames() : FrameSplitter.ofServerFrames();
    byte[] prefix = {(byte) (length >>> 8), (byte) length};

    if (allowed) {
      assertEquals(List.of(), feed(splitter, prefix));
      assertEquals(1, feed(splitter, new byte[length]).size());
    } else {
      ProtocolException fault = assertThrows(ProtocolException.class, () -> feed(splitter, prefix));
      assertEquals(RefusalCode.MALFORMED, fault.code());
    }
  }

  @Test
  void givesTheGoodFramesBeforeABadOneAndStaysBroken() throws ProtocolException {
    FrameSplitter splitter = FrameSplitter.ofClientFrames();
    ByteBuffer stream = ByteBuffer.wrap(Hex.bytes("0002 010b 'GET / HTTP/1.1'"));

    assertEquals("01 0b", Hex.text(splitter.next(stream).orElseThrow()));
    assertThrows(ProtocolException.class, () -> splitter.next(stream));
    assertThrows(
        ProtocolException.class, () -> splitter.next(ByteBuffer.wrap(Hex.bytes("0002 010b"))));
  }

  @Test
  void carriesFramesThroughAnyChopping() throws ProtocolException {
    long seed = 20_260_104;
    Random random = new Random(seed);
    RandomFrames frames = new RandomFrames(random);
    FrameSplitter splitter = FrameSplitter.ofServerFrames();
    List<ServerFrame> sent = new ArrayList<>();
    List<ServerFrame> received = new ArrayList<>();
    ByteBuffer pending = ByteBuffer.allocate(1 << 22);
    for (int i = 0; i < 500; i++) {
      sent.add(frames.serverFrame());
      pending.put(ServerFrameCodec.encode(sent.get(i)));
    }
    pending.flip();
    while (pending.hasRemaining()) {
      ByteBuffer piece = pending.slice();
      piece.limit(Math.min(piece.remaining(), random.nextInt(3000)));
      pending.position(pending.position() + piece.remaining());
      for (var body = splitter.next(piece); body.isPresent(); body = splitter.next(piece)) {
        received.add(ServerFrameCodec.decode(body.get()));
      }
    }
    assertTrue(sent.equals(received), "seed " + seed);
  }
}
