package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever a stranger sends is a frame or a {@link ProtocolException}, and nothing else. */
class FuzzTest {
  private static final int ROUNDS = 200_000;

  private int frames;
  private int faults;

  @Test
  void anyBytesAreAClientFrameOrAFault() {
    long seed = 20_260_105;
    Random random = new Random(seed);
    RandomFrames valid = new RandomFrames(random);
    for (int round = 0; round < ROUNDS; round++) {
      byte[] body = mutate(random, ClientFrameCodec.encode(valid.clientFrame()));
      try {
        ClientFrame frame = ClientFrameCodec.decode(body);
        frames++;
        assertEquals(frame, ClientFrameCodec.decode(bodyOf(ClientFrameCodec.encode(frame))));
      } catch (ProtocolException fault) {
        faults++;
        checkSentence(fault);
      } catch (RuntimeException bug) {
        throw new AssertionError("seed " + seed + " round " + round + ": " + Hex.text(body), bug);
      }
    }
    assertBothHappened();
  }

  @Test
  void anyBytesAreAServerFrameOrAFault() {
    long seed = 20_260_106;
    Random random = new Random(seed);
    byte[][] valid = new byte[1000][];
    Arrays.setAll(valid, i -> ServerFrameCodec.encode(new RandomFrames(random).serverFrame()));
    for (int round = 0; round < ROUNDS; round++) {
      byte[] body = mutate(random, valid[round % valid.length]);
      try {
        ServerFrame frame = ServerFrameCodec.decode(body);
        frames++;
        assertTrue(CleanText.isClean(frame.message(), CleanText.MESSAGE_LIMIT));
        assertEquals(frame, ServerFrameCodec.decode(bodyOf(ServerFrameCodec.encode(frame))));
      } catch (ProtocolException fault) {
        faults++;
        checkSentence(fault);
      } catch (RuntimeException bug) {
        throw new AssertionError("seed " + seed + " round " + round + ": " + Hex.text(body), bug);
      }
    }
    assertBothHappened();
  }

  @Test
  void anyStreamIsCutOrAFault() {
    long seed = 20_260_107;
    Random random = new Random(seed);
    for (int round = 0; round < ROUNDS; round++) {
      FrameSplitter splitter = FrameSplitter.ofClientFrames();
      byte[] piece = noise(random, 40);
      try {
        for (int i = 0; i < 4; i++) {
          ByteBuffer buffer = ByteBuffer.wrap(piece);
          while (splitter.next(buffer).isPresent()) {
            frames++;
          }
          assertEquals(0, buffer.remaining());
        }
      } catch (ProtocolException fault) {
        faults++;
      } catch (RuntimeException bug) {
        throw new AssertionError("seed " + seed + " round " + round + ": " + Hex.text(piece), bug);
      }
    }
    assertBothHappened();
  }

  /** The body as it is, or with some bytes changed, cut, grown, or nothing but noise. */
  private static byte[] mutate(Random random, byte[] frame) {
    byte[] body = bodyOf(frame);
    switch (random.nextInt(5)) {
      case 0 -> body = noise(random, 64);
      case 1 -> body = Arrays.copyOf(body, random.nextInt(body.length + 1));
      case 2 -> body = Arrays.copyOf(body, body.length + random.nextInt(8));
      default -> {
        for (int i = random.nextInt(4); i > 0; i--) {
          body[random.nextInt(body.length)] ^= (byte) (1 << random.nextInt(8));
        }
      }
    }
    if (body.length > 1 && random.nextInt(4) > 0) {
      body[0] = Protocol.VERSION;
    }
    return body;
  }

  /** Mostly small numbers, which are the meaningful ones. */
  private static byte[] noise(Random random, int maxLength) {
    byte[] bytes = new byte[random.nextInt(maxLength + 1)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) random.nextInt(random.nextBoolean() ? 256 : 4);
    }
    return bytes;
  }

  private static byte[] bodyOf(byte[] frame) {
    return Arrays.copyOfRange(frame, 2, frame.length);
  }

  private static void checkSentence(ProtocolException fault) {
    assertTrue(CleanText.isClean(fault.sentence(), 120), fault::sentence);
  }

  private void assertBothHappened() {
    assertTrue(frames > ROUNDS / 100, () -> "only " + frames + " frames");
    assertTrue(faults > ROUNDS / 100, () -> "only " + faults + " faults");
  }
}
