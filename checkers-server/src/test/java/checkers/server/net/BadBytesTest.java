package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All against one server on which two people play and nobody notices. */
@ExtendWith(NoWarnings.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("C5.3")
class BadBytesTest {
  private static final int MEBIBYTE = 1 << 20;

  private final Server server;
  private final Pair pair;

  BadBytesTest() throws IOException {
    server = Settings.redirect(100).start();
    pair = Pair.join(server.port());
  }

  @BeforeAll
  void beginsToPlay() throws IOException {
    assertEquals(2, pair.play(1, 2));
  }

  @AfterAll
  void playsOnUndisturbed() throws IOException {
    assertTrue(pair.playToTheEnd(3) > 10);
    pair.close();
    server.close();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          too long                  | 0201 0101
          empty                     | 0000
          shorter than a frame      | 0001 01
          a type that does not exist | 0002 0163
          shorter than its content  | 0003 0101 01
          longer than its content   | 0003 0105 00
          a token cut short         | 0003 0102 00
          a move of one square      | 0008 0104 00000001 01 16
          a move of too many        | 0015 0104 00000001 0e 0102030405060708090a0b0c0d0e
          an answer of neither      | 0005 0107 0001 02
          a name that is not UTF-8  | 0005 0101 01 01 ff
          an intent that is none    | 0004 0101 09 00
          a TLS ClientHello         | 16030100c8010000c40303
          """)
  void endTheConnectionAtTheDoorAndAtATable(String why, String hex) throws IOException {
    byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
    try (TestClient visitor = TestClient.connect(server.port());
        Guest guest = Guest.spectator(server.port(), "Eve")) {
      visitor.raw(bytes);
      guest.client().raw(bytes);

      assertGoodbye(14, visitor);
      assertGoodbye(14, guest.client());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "SSH-2.0-OpenSSH_9.6\r\n",
        "\r\n\r\n",
        "help\n"
      })
  void ofOtherProtocolsEndTheConnection(String words) throws IOException {
    try (TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(words);

      assertGoodbye(14, visitor);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11})
  void areFramesThatBelongToATableWhenSaidAtTheDoor(int type) throws IOException {
    byte[] payload =
        switch (type) {
          case 3 -> new byte[4];
          case 4 -> new byte[] {0, 0, 0, 1, 2, 22, 18};
          case 7 -> new byte[] {0, 1, 1};
          default -> new byte[0];
        };
    try (TestClient visitor = TestClient.connect(server.port())) {
      visitor.send(type, payload);

      Heard heard = visitor.read();
      assertEquals("13 14 Say HELLO first.", heard.said());
      assertTrue(visitor.isClosedByServer());
    }
  }

  @Test
  void areHelloAndReadyAtATable() throws IOException {
    try (Guest eve = Guest.spectator(server.port(), "Eve");
        Guest guy = Guest.spectator(server.port(), "Guy")) {
      eve.client().raw(TestClient.hello(TestClient.PLAY, "Eve"));
      guy.client().send(TestClient.READY, new byte[16]);

      assertGoodbye(14, eve.client());
      assertGoodbye(14, guy.client());
    }
  }

  @Test
  void isASecondWordBeforeTheAnswerToTheFirst() throws IOException {
    try (TestClient visitor = TestClient.connect(server.port())) {
      byte[] hello = TestClient.hello(TestClient.PLAY, "Eve");
      visitor.raw(hello);
      visitor.raw(hello);

      assertEquals(14, visitor.await(Heard.GOODBYE).refusal());
      assertTrue(visitor.isClosedByServer());
    }
  }

  @Test
  void areFramesOfAnotherVersion() throws IOException {
    try (TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(HexFormat.of().parseHex("0004" + "0201" + "0100"));

      assertGoodbye(3, visitor);
    }
  }

  @Test
  void getTheirAnswerEvenIfTheClientGoesOnSending() throws IOException {
    byte[] noise = "x".repeat(MEBIBYTE).getBytes(StandardCharsets.US_ASCII);
    try (TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(noise);
      visitor.raw(noise);

      assertGoodbye(14, visitor);
    }
  }

  @Test
  void endWithHalfAFrameAndNothingElse() throws IOException {
    try (TestClient visitor = TestClient.connect(server.port());
        Guest guest = Guest.spectator(server.port(), "Eve")) {
      visitor.raw("\0\7\1");
      visitor.shutdownOutput();
      guest.client().raw("\0");
      guest.client().shutdownOutput();

      assertTrue(visitor.isClosedByServer());
      guest.client().awaitEnd();
    }
  }

  private static void assertGoodbye(int refusal, TestClient client) throws IOException {
    assertEquals(refusal, client.await(Heard.GOODBYE).refusal());
    assertTrue(client.isClosedByServer());
  }
}
