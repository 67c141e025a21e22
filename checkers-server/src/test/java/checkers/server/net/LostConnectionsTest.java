package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(NoWarnings.class)
@Tag("C5")
class LostConnectionsTest {
  static Stream<Settings> bothWays() {
    return Stream.of(Settings.REDIRECT, Settings.SINGLE_PORT);
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void ofPlayersAreToldAndMadeGoodByTheResumeToken(Settings settings) throws IOException {
    try (Server server = settings.start();
        Pair pair = Pair.join(server.port())) {
      assertEquals(5, pair.play(1, 5));
      Heard asked = pair.red().client().await(Heard.MOVE);
      pair.red().client().reset();
      Heard told = pair.white().client().awaitWords("has lost the connection");
      assertEquals("01", told.hex(16).substring(0, 2));

      try (Guest back = Guest.again(server.port(), pair.red().resume());
          Pair again = new Pair(back, pair.white())) {
        assertEquals(pair.red().id(), back.id());
        assertEquals(1, back.welcome().role());
        assertEquals(asked.board(), back.welcome().board());
        assertArrayEquals(pair.red().resume(), back.resume());
        pair.white().client().awaitWords("is back");
        Heard askedAgain = back.client().await(Heard.MOVE);
        back.client()
            .move(
                askedAgain.revision(),
                askedAgain.position().legalMoves().get(0).path().stream()
                    .map(square -> square.number())
                    .toList());
        assertTrue(again.playToTheEnd(5) > 0);
      }
    }
  }

  @Test
  void ofPlayersCostTheGameWithoutGrace() throws IOException {
    try (Server server = Settings.REDIRECT.withGrace(Duration.ZERO).start();
        Pair pair = Pair.join(server.port())) {
      pair.red().client().reset();

      Heard over = pair.white().client().await(Heard.OVER);

      assertEquals("Player Red has disconnected. Player White is the winner!", over.message());
      assertEquals("0205", over.hex(9));
    }
  }

  @Test
  void ofPlayersCostTheGameWhenTheGraceIsOver() throws IOException {
    try (Server server = Settings.REDIRECT.withGrace(Duration.ofMillis(200)).start();
        Pair pair = Pair.join(server.port())) {
      pair.red().client().reset();
      assertEquals("0205", pair.white().client().await(Heard.OVER).hex(9));

      try (TestClient late = TestClient.connect(server.port())) {
        late.raw(TestClient.hello(TestClient.PLAY, "", TestClient.field(2, pair.red().resume())));
        assertEquals("2 4 Your seat is not kept any more.", late.read().said());
      }
    }
  }

  @Test
  void areNotThoseOfPlayersWhoLeave() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port())) {
      pair.red().client().send(TestClient.LEAVE);
      pair.red().client().awaitEnd();

      Heard over = pair.white().client().await(Heard.OVER);
      Heard asked = pair.white().client().await(Heard.ASK);

      assertEquals("0205", over.hex(9));
      assertEquals("Your opponent has gone. Do you want to play on?", asked.message());
    }
  }

  @Test
  @Tag("C20")
  void ofSpectatorsAreNobodysBusiness() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port())) {
      Heard asked = pair.white().client().await(Heard.MOVE);
      Guest.spectator(server.port(), "Eve").client().reset();
      assertTrue(Eventually.holds(() -> watched(server) == 0));
      pair.white().client().move(asked.revision(), List.of(22, 18));

      assertEquals(Heard.WAIT, pair.white().client().read().action());
    }
  }

  private static int watched(Server server) {
    return server.hall().table("1").company().spectators().size();
  }

  @Test
  void areReplacedByANewConnectionOfTheSameClient() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port());
        Guest again = Guest.again(server.port(), pair.white().resume())) {
      pair.white().client().awaitEnd();

      assertEquals(2, again.welcome().role());
      assertEquals(2, new Pair(pair.red(), again).play(1, 2));
    }
  }

  @Test
  void beforeTheTableIsReachedLeaveNobodyBehind() throws IOException {
    try (Server server = Settings.REDIRECT.start()) {
      for (int i = 0; i < 50; i++) {
        try (TestClient visitor = TestClient.connect(server.port())) {
          visitor.raw(TestClient.hello(TestClient.PLAY, "Ada"));
          Heard assigned = visitor.await(Heard.ASSIGN);
          TestClient hasty = TestClient.connect(assigned.port());
          hasty.send(TestClient.READY, assigned.token());
          hasty.reset();
          visitor.awaitEnd();
        }
        assertTrue(Eventually.holds(() -> nobodyIsAt(server)));
        assertTrue(Eventually.holds(() -> TestClient.isRefusedAt(server.port() + 1)));
      }
    }
  }

  private static boolean nobodyIsAt(Server server) {
    return server.hall().table("1").company().everybody().isEmpty();
  }
}
