package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoWarnings.class)
@Tag("C8")
class SafeWordsTest {
  private static final String NASTY = "\u001b[31mE\u0007v\u202ee\u009b2J\r\n";
  private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cf}]");

  @Test
  void namesReachOthersWithoutControlCharacters() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Guest ada = Guest.player(server.port(), "Ada");
        Guest nasty = Guest.player(server.port(), NASTY)) {
      Heard told = ada.client().read();

      assertEquals("Ada plays red and [31mEve2J plays white. White to move.", told.message());
      byte[] names = HexFormat.of().parseHex(told.hex(5));
      assertEquals("\3Ada\t[31mEve2J", new String(names, StandardCharsets.UTF_8));
      assertEquals(2, nasty.id());
    }
  }

  @Test
  void theLogHasNeitherTokensNorControlCharacters() throws IOException {
    try (CapturedLog log = new CapturedLog()) {
      List<byte[]> tokens;
      try (Server server = Settings.REDIRECT.start();
          Guest nasty = Guest.player(server.port(), NASTY);
          Guest bob = Guest.player(server.port(), "Bob");
          TestClient visitor = TestClient.connect(server.port())) {
        byte[] table = TestClient.field(1, NASTY.getBytes(StandardCharsets.UTF_8));
        visitor.raw(TestClient.hello(TestClient.PLAY, NASTY, table));
        visitor.await(Heard.REFUSE);
        nasty.client().raw(NASTY);
        nasty.client().await(Heard.GOODBYE);
        bob.client().awaitWords("has lost the connection");
        tokens =
            List.of(nasty.assigned().token(), nasty.resume(), bob.assigned().token(), bob.resume());
      }
      assertTrue(log.lines().size() > 5, log.lines().toString());
      for (String line : log.lines()) {
        assertFalse(UNSAFE.matcher(line).find(), line);
        for (byte[] token : tokens) {
          assertFalse(line.contains(HexFormat.of().formatHex(token)), line);
        }
      }
    }
  }
}
