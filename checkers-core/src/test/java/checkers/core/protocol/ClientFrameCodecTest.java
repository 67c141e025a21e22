package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ClientFrameCodecTest {
  private static final Token TOKEN =
      Token.fromHex("000102030405060708090a0b0c0d0e0f").orElseThrow();

  /** Each line by hand from PROTOCOL.md. */
  static Stream<Arguments> goldenFrames() {
    return Stream.of(
        golden(hello(Intent.PLAY, "Ann"), "0007 01 01 01 03 'Ann'"),
        golden(hello(Intent.LIST_TABLES, ""), "0004 01 01 03 00"),
        golden(
            new ClientFrame.Hello(Intent.WATCH, "", Optional.of("main"), Optional.empty()),
            "000b 01 01 02 00 01 0004 'main'"),
        golden(
            new ClientFrame.Hello(Intent.PLAY, "Zoë", Optional.of("main"), Optional.of(TOKEN)),
            """
            0022 01 01 01 04 'Zo' c3ab
            01 0004 'main'
            02 0010 000102030405060708090a0b0c0d0e0f
            """),
        golden(new ClientFrame.Ready(TOKEN), "0012 01 02 000102030405060708090a0b0c0d0e0f"),
        golden(new ClientFrame.Ack(7), "0006 01 03 00000007"),
        golden(new ClientFrame.Ack(-2), "0006 01 03 fffffffe"),
        golden(new ClientFrame.PlayMove(7, List.of(11, 15)), "0009 01 04 00000007 02 0b 0f"),
        golden(
            new ClientFrame.PlayMove(7, List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 32, 33, 255)),
            "0014 01 04 00000007 0d 00 01 02 03 04 05 06 07 08 09 20 21 ff"),
        golden(new ClientFrame.Resign(), "0002 01 05"),
        golden(new ClientFrame.OfferDraw(), "0002 01 06"),
        golden(new ClientFrame.Answer(513, true), "0005 01 07 0201 01"),
        golden(new ClientFrame.Answer(513, false), "0005 01 07 0201 00"),
        golden(new ClientFrame.Pause(), "0002 01 08"),
        golden(new ClientFrame.Continue(), "0002 01 09"),
        golden(new ClientFrame.Pong(), "0002 01 0a"),
        golden(new ClientFrame.Leave(), "0002 01 0b"));
  }

  private static ClientFrame hello(Intent intent, String name) {
    return new ClientFrame.Hello(intent, name, Optional.empty(), Optional.empty());
  }

  private static Arguments golden(ClientFrame frame, String hex) {
    return Arguments.of(frame, hex);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenFrames")
  void writesTheBytesOfThePage(ClientFrame frame, String hex) {
    assertEquals(Hex.text(Hex.bytes(hex)), Hex.text(ClientFrameCodec.encode(frame)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenFrames")
  void readsTheBytesOfThePage(ClientFrame frame, String hex) throws ProtocolException {
    byte[] bytes = Hex.bytes(hex);

    assertEquals(frame, ClientFrameCodec.decode(Arrays.copyOfRange(bytes, 2, bytes.length)));
  }

  @Test
  void theGoldenFramesHaveEveryType() {
    assertEquals(
        EnumSet.allOf(ClientFrameType.class),
        goldenFrames().map(row -> ((ClientFrame) row.get()[0]).type()).collect(Collectors.toSet()));
  }

  @Test
  void cleansTheNameAndTheTable() throws ProtocolException {
    String body = "01 01 01 07 1b '[0m' 07 ' A' 01 0005 09 'k' e2808f";

    ClientFrame frame = ClientFrameCodec.decode(Hex.bytes(body));

    assertEquals(
        new ClientFrame.Hello(Intent.PLAY, "[0m A", Optional.of("k"), Optional.empty()), frame);
  }

  @Test
  void cutsANameOfTwentyOneLetters() throws ProtocolException {
    ClientFrame frame = ClientFrameCodec.decode(Hex.bytes("01 01 01 15 'abcdefghijklmnopqrstu'"));

    assertEquals(hello(Intent.PLAY, "abcdefghijklmnopqrst"), frame);
  }

  @Test
  void aTableWithoutAnIdIsNone() throws ProtocolException {
    assertEquals(hello(Intent.PLAY, ""), ClientFrameCodec.decode(Hex.bytes("01 01 01 00 01 0000")));
    assertEquals(
        hello(Intent.PLAY, ""), ClientFrameCodec.decode(Hex.bytes("01 01 01 00 01 0001 07")));
  }

  @Test
  void skipsFieldsThatItDoesNotKnow() throws ProtocolException {
    ClientFrame frame =
        ClientFrameCodec.decode(Hex.bytes("01 01 01 00 c8 0001 ff 01 0001 'k' c8 0000"));

    assertEquals(new ClientFrame.Hello(Intent.PLAY, "", Optional.of("k"), Optional.empty()), frame);
  }

  @Test
  void theLongestHelloFits() {
    String wide = Character.toString(0x1F600).repeat(1000);
    ClientFrame frame =
        new ClientFrame.Hello(Intent.PLAY, wide, Optional.of(wide), Optional.of(TOKEN));

    int body = ClientFrameCodec.encode(frame).length - 2;

    assertTrue(300 < body && body <= Protocol.MAX_CLIENT_BODY, () -> body + " bytes");
  }

  @Test
  void valuesThatDoNotFitAreAMistake() {
    assertThrows(IllegalArgumentException.class, () -> new ClientFrame.Answer(0x10000, true));
    assertThrows(IllegalArgumentException.class, () -> new ClientFrame.Answer(-1, true));
    assertThrows(
        IllegalArgumentException.class, () -> new ClientFrame.PlayMove(1, List.of(1, 256)));
    assertThrows(IllegalArgumentException.class, () -> new ClientFrame.PlayMove(1, List.of(1)));
  }

  @Test
  void whatIsWrittenIsRead() throws ProtocolException {
    long seed = 20_260_103;
    RandomFrames frames = new RandomFrames(new Random(seed));
    for (int round = 0; round < 50_000; round++) {
      ClientFrame frame = frames.clientFrame();
      byte[] bytes = ClientFrameCodec.encode(frame);
      ClientFrame read = ClientFrameCodec.decode(Arrays.copyOfRange(bytes, 2, bytes.length));
      assertEquals(frame, read, () -> "seed " + seed);
      assertEquals(bytes.length - 2, (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF), "seed " + seed);
    }
  }
}
