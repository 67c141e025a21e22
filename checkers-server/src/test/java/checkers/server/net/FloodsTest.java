package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoWarnings.class)
@Tag("C5.3")
class FloodsTest {
  private static final Limits TEN_A_SECOND = new Limits(0, 10);

  private static byte[] many(int count, byte[] frame) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < count; i++) {
      all.writeBytes(frame);
    }
    return all.toByteArray();
  }

  @Test
  void ofValidFramesEndOneConnectionOnly() throws IOException {
    try (Server server = Settings.REDIRECT.with(TEN_A_SECOND).start();
        Pair pair = Pair.join(server.port());
        Guest guest = Guest.spectator(server.port(), "Eve")) {
      guest.client().raw(many(10_000, TestClient.frame(TestClient.OFFER_DRAW)));

      Heard goodbye = guest.client().await(Heard.GOODBYE);
      assertEquals("13 13 Too many messages at once.", goodbye.said());
      assertTrue(guest.client().isClosedByServer());
      assertEquals(4, pair.play(1, 4));
    }
  }

  @Test
  void areNoFloodsWithinTheBurst() throws IOException {
    try (Server server = Settings.REDIRECT.with(TEN_A_SECOND).start();
        Guest guest = Guest.player(server.port(), "Ada")) {
      guest.client().raw(many(20, TestClient.frame(TestClient.OFFER_DRAW)));

      for (int i = 0; i < 20; i++) {
        assertEquals(Heard.NOTICE, guest.client().read().action());
      }
    }
  }

  @Test
  void mayBeAllowed() throws IOException {
    try (Server server = Settings.REDIRECT.with(new Limits(0, 0)).start();
        Pair pair = Pair.join(server.port())) {
      TestClient white = pair.white().client();
      Heard asked = white.await(Heard.MOVE);
      white.raw(many(5_000, TestClient.frame(TestClient.PONG)));
      white.move(asked.revision(), List.of(22, 18));

      assertEquals(Heard.WAIT, white.read().action());
    }
  }
}
