package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(NoWarnings.class)
class ClosingTest {
  static Stream<Settings> bothWays() {
    return Stream.of(Settings.REDIRECT, Settings.SINGLE_PORT);
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void tellsEverybodyGoodbye(Settings settings) throws IOException {
    Server server = settings.start();
    try (Pair pair = Pair.join(server.port());
        Guest watching = Guest.spectator(server.port(), "Eve");
        TestClient silent = TestClient.connect(server.port());
        TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(TestClient.hello(TestClient.WATCH, "Guy"));
      Heard assigned = visitor.await(Heard.ASSIGN);
      try (TestClient atItsPort = TestClient.connect(assigned.port())) {
        assertTrue(Eventually.holds(() -> server.connections() == 6));
        pair.white().client().send(TestClient.OFFER_DRAW);
        server.close();

        for (TestClient client :
            List.of(
                pair.red().client(),
                pair.white().client(),
                watching.client(),
                silent,
                visitor,
                atItsPort)) {
          assertEquals("13 The server is shutting down.", client.await(Heard.GOODBYE).said());
          assertTrue(client.isClosedByServer());
        }
      }
      assertTrue(TestClient.isRefusedAt(assigned.port()));
      assertTrue(TestClient.isRefusedAt(server.port()));
    }
  }

  @Test
  void doesNotWaitForClientsThatStay() throws IOException {
    Server server = Settings.REDIRECT.start();
    try (Guest staying = Guest.player(server.port(), "Ada")) {
      server.close();
      server.close();

      assertEquals(0, server.connections());
      assertEquals(Heard.GOODBYE, staying.client().read().action());
    }
  }

  @Test
  void doesNotWaitForALoopThatIsStuck() throws IOException, InterruptedException {
    CountDownLatch stuck = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    Server server = Settings.REDIRECT.start();
    server
        .hall()
        .table("1")
        .loop()
        .execute(
            () -> {
              stuck.countDown();
              await(released);
            });
    stuck.await();

    server.close();

    released.countDown();
    assertTrue(Eventually.holds(() -> TestClient.isRefusedAt(server.port())));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void leavesThePortsFreeForTheNextServerAtOnce(Settings settings) throws IOException {
    Server first = settings.start();
    int port = first.port();
    try (Pair before = Pair.join(port)) {
      first.close();
      try (Server second = settings.start(port);
          Pair after = Pair.join(second.port())) {
        assertEquals(before.red().id(), after.red().id());
        assertEquals(4, after.play(1, 4));
      }
    }
  }

  @Test
  void isNeededBeforeThePortCanBeOpenedAgain() throws IOException {
    try (Server server = Settings.SINGLE_PORT.start()) {
      long threads = threads();
      IOException fault =
          assertThrows(IOException.class, () -> Settings.SINGLE_PORT.start(server.port()));

      assertEquals(
          "port %d is taken by another program: choose another by --base-port"
              .formatted(server.port()),
          fault.getMessage());
      assertFalse(TestClient.isRefusedAt(server.port()));
      assertTrue(Eventually.holds(() -> threads() <= threads));
    }
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().contains("EventLoopGroup"))
        .count();
  }
}
