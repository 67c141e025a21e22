package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(NoWarnings.class)
@Tag("C3")
@Tag("C8")
class RefusalsTest {
  private static final Duration SHORT = Duration.ofMillis(300);
  private static final byte[] NOBODYS = new byte[16];

  static Stream<Settings> bothWays() {
    return Stream.of(Settings.REDIRECT, Settings.SINGLE_PORT);
  }

  private static void assertRefused(String words, TestClient client) throws IOException {
    assertEquals(words, client.read().said());
    assertTrue(client.isClosedByServer());
  }

  private static Heard assignment(TestClient visitor) throws IOException {
    visitor.raw(TestClient.hello(TestClient.PLAY, "Ada"));
    return visitor.await(Heard.ASSIGN);
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void comeWhenTheServerIsFull(Settings settings) throws IOException {
    Settings forTwo =
        settings.singlePort() ? Settings.redirect(2).onOnePort() : Settings.redirect(2);
    try (Server server = forTwo.start();
        Pair pair = Pair.join(server.port());
        TestClient third = TestClient.connect(server.port())) {
      third.raw(TestClient.hello(TestClient.WATCH, "Eve"));

      assertRefused("2 1 Server is full", third);
      assertEquals(2, pair.white().id());
    }
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void comeWhenReadyIsNotSaidInTime(Settings settings) throws IOException {
    try (Server server = settings.withReadyTime(SHORT).start();
        TestClient visitor = TestClient.connect(server.port())) {
      assignment(visitor);

      assertRefused("2 2 You must be ready", visitor);
    }
  }

  @Test
  void comeWhenNothingIsSaidOnTheOwnPort() throws IOException {
    try (Server server = Settings.REDIRECT.withReadyTime(SHORT).start();
        TestClient visitor = TestClient.connect(server.port());
        TestClient silent = TestClient.connect(assignment(visitor).port())) {
      assertRefused("2 2 You must be ready", silent);
      assertRefused("2 2 You must be ready", visitor);
    }
  }

  @Test
  void comeWhenNothingIsSaidAtAll() throws IOException {
    try (Server server = Settings.REDIRECT.withReadyTime(SHORT).start();
        TestClient silent = TestClient.connect(server.port())) {
      assertRefused("2 2 You must be ready", silent);
    }
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void comeForATokenThatIsNobodys(Settings settings) throws IOException {
    try (Server server = settings.start();
        TestClient visitor = TestClient.connect(server.port());
        TestClient guessing = TestClient.connect(assignment(visitor).port())) {
      guessing.send(TestClient.READY, NOBODYS);

      assertRefused("2 4 That token is not valid here.", guessing);
    }
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void comeForATokenThatHasBeenUsed(Settings settings) throws IOException {
    try (Server server = settings.start();
        Guest first = Guest.player(server.port(), "Ada");
        TestClient second = TestClient.connect(first.assigned().port())) {
      second.send(TestClient.READY, first.assigned().token());

      assertRefused("2 4 That token is not valid here.", second);
    }
  }

  @Test
  void comeForATokenThatIsSomebodyElses() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        TestClient ada = TestClient.connect(server.port());
        TestClient bob = TestClient.connect(server.port())) {
      Heard adas = assignment(ada);
      Heard bobs = assignment(bob);
      try (TestClient thief = TestClient.connect(bobs.port());
          TestClient owner = TestClient.connect(adas.port())) {
        thief.send(TestClient.READY, adas.token());
        assertRefused("2 4 That token is not valid here.", thief);

        owner.send(TestClient.READY, adas.token());
        assertEquals(Heard.WAIT, owner.read().action());
      }
    }
  }

  @Test
  void comeForATokenThatIsTooOld() throws IOException {
    try (Server server = Settings.SINGLE_PORT.withReadyTime(SHORT).start();
        TestClient visitor = TestClient.connect(server.port())) {
      Heard assigned = assignment(visitor);
      visitor.await(Heard.REFUSE);
      try (TestClient late = TestClient.connect(assigned.port())) {
        late.send(TestClient.READY, assigned.token());

        assertRefused("2 4 That token is not valid here.", late);
      }
    }
  }

  @Test
  void comeForAResumeTokenThatIsNobodys() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(TestClient.hello(TestClient.PLAY, "Ada", TestClient.field(2, NOBODYS)));

      assertRefused("2 4 Your seat is not kept any more.", visitor);
    }
  }

  @Test
  void comeForATableThatIsNotThere() throws IOException {
    byte[] table = TestClient.field(1, "moon\u001b[2J".getBytes(StandardCharsets.UTF_8));
    try (Server server = Settings.REDIRECT.start();
        TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(TestClient.hello(TestClient.PLAY, "Ada", table));

      assertRefused("2 11 There is no table «moon[2J» here.", visitor);
    }
  }

  /** The server does not wait for them to close, and what they still send loses them nothing. */
  @Test
  void reachThoseWhoSayMoreAndStay() throws IOException {
    try (Server server = Settings.SINGLE_PORT.start();
        TestClient visitor = TestClient.connect(server.port())) {
      ByteArrayOutputStream words = new ByteArrayOutputStream();
      words.writeBytes(TestClient.frame(TestClient.READY, NOBODYS));
      words.writeBytes(new byte[100_000]);
      visitor.raw(words.toByteArray());

      assertEquals("2 4 That token is not valid here.", visitor.peek().said());
      assertTrue(Eventually.holds(() -> server.connections() == 0));
      assertRefused("2 4 That token is not valid here.", visitor);
    }
  }

  @Test
  void ofTooManyConnectionsMayBeAnsweredByAReset() throws IOException {
    try (Server server = Settings.REDIRECT.with(new Limits(1, 0)).start();
        TestClient first = TestClient.connect(server.port())) {
      assertTrue(Eventually.holds(() -> server.connections() == 1));
      for (int i = 0; i < 20; i++) {
        TestClient second = TestClient.connect(server.port());
        second.raw("GET / HTTP/1.1\r\n\r\n");
        assertEquals(Heard.REFUSE, second.read().action());
        second.reset();
      }
      assertTrue(Eventually.holds(() -> server.connections() == 1));
      first.raw(TestClient.hello(TestClient.LIST, ""));
      assertEquals(Heard.TABLES, first.read().action());
    }
  }

  @Test
  void comeForHelloAndReadyAtTheWrongPort() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        TestClient visitor = TestClient.connect(server.port());
        TestClient lost = TestClient.connect(server.port())) {
      Heard assigned = assignment(visitor);
      lost.send(TestClient.READY, assigned.token());
      assertRefused("2 4 Say HELLO first.", lost);
      try (TestClient early = TestClient.connect(assigned.port())) {
        early.raw(TestClient.hello(TestClient.PLAY, "Ada"));
        assertRefused("2 4 Say READY with your token first.", early);
      }
    }
  }

  @Test
  void comeForTooManyConnectionsOfOneAddressUntilOneIsClosed() throws IOException {
    try (Server server = Settings.REDIRECT.with(new Limits(2, 0)).start();
        TestClient first = TestClient.connect(server.port());
        TestClient second = TestClient.connect(server.port())) {
      for (TestClient known : List.of(first, second)) {
        known.raw(TestClient.hello(TestClient.PLAY, ""));
        assertEquals(Heard.ASSIGN, known.read().action());
      }
      try (TestClient third = TestClient.connect(server.port())) {
        assertRefused("2 13 There are too many connections from your address.", third);
      }
      first.reset();
      assertTrue(Eventually.holds(() -> isLetIn(server.port())));
    }
  }

  private static boolean isLetIn(int port) throws IOException {
    try (TestClient visitor = TestClient.connect(port)) {
      visitor.raw(TestClient.hello(TestClient.LIST, ""));
      return visitor.read().action() == Heard.TABLES;
    }
  }

  @Test
  @Tag("C10")
  void doNotComeForTheListOfTables() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port());
        TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(TestClient.hello(TestClient.LIST, ""));

      assertEquals(
          "0001" + "0131" + "07" + "5461626c652031" + "02" + "0000", visitor.read().hex(15));
      assertTrue(visitor.isClosedByServer());
      assertEquals(1, pair.red().id());
    }
  }
}
