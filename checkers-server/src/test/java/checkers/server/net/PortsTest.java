package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(NoWarnings.class)
@Tag("C3")
class PortsTest {
  @Test
  void areNumberedByClientAndOpenOnlyAsLongAsNeeded() throws IOException {
    try (Server server = Settings.REDIRECT.start()) {
      int own = server.port() + 1;
      assertTrue(TestClient.isRefusedAt(own));

      try (Guest first = Guest.player(server.port(), "Ada")) {
        assertEquals(1, first.id());
        assertEquals(own, first.assigned().port());
        assertFalse(TestClient.isRefusedAt(own));
        assertTrue(TestClient.isRefusedAt(own + 1));
        first.client().send(TestClient.LEAVE);
        assertTrue(first.client().isClosedByServer());
      }

      assertTrue(Eventually.holds(() -> TestClient.isRefusedAt(own)));
    }
  }

  @Test
  void closeWhenTheClientDoesNotComeInTime() throws IOException {
    Settings hasty = Settings.REDIRECT.withReadyTime(Duration.ofMillis(300));
    try (Server server = hasty.start();
        TestClient visitor = TestClient.connect(server.port())) {
      visitor.raw(TestClient.hello(TestClient.PLAY, "Ada"));
      Heard assigned = visitor.read();

      visitor.await(Heard.REFUSE);

      assertTrue(Eventually.holds(() -> TestClient.isRefusedAt(assigned.port())));
    }
  }

  @Test
  void areAllTheSameOneOnASinglePort() throws IOException {
    try (Server server = Settings.SINGLE_PORT.start();
        Pair pair = Pair.join(server.port())) {
      assertEquals(server.port(), pair.red().assigned().port());
      assertEquals(server.port(), pair.white().assigned().port());
      assertTrue(TestClient.isRefusedAt(server.port() + 1));
    }
  }

  @Test
  void ofOtherProgramsArePassedOver() throws IOException {
    int base = FreePorts.inARow(6);
    try (ServerSocket other = new ServerSocket(base + 1);
        Server server = Settings.REDIRECT.start(base);
        Guest first = Guest.player(server.port(), "Ada")) {
      assertEquals(base + 1, other.getLocalPort());
      assertEquals(2, first.id());
      assertEquals(base + 2, first.assigned().port());
    }
  }

  @Test
  void areUsedAgain() throws IOException {
    try (Server server = Settings.redirect(2).start();
        Guest first = Guest.player(server.port(), "Ada");
        Guest second = Guest.player(server.port(), "Bob")) {
      second.client().send(TestClient.LEAVE);
      first.client().await(Heard.OVER);
      assertTrue(Eventually.holds(() -> isAssignedAnId(server.port())));
    }
  }

  private static boolean isAssignedAnId(int port) throws IOException {
    try (TestClient visitor = TestClient.connect(port)) {
      visitor.raw(TestClient.hello(TestClient.PLAY, "Cem"));
      Heard heard = visitor.read();
      return heard.action() == Heard.ASSIGN && heard.id() == 2;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', ::1",
    "'', 127.0.0.1",
    "::1, ::1",
    "127.0.0.1, 127.0.0.1",
    "localhost, 127.0.0.1"
  })
  void areOpenOnTheChosenAddresses(String host, String from) throws IOException {
    InetAddress address = InetAddress.getAllByName(from)[0];
    try (Server server = Settings.SINGLE_PORT.at(host).start();
        TestClient visitor = TestClient.connect(address, server.port())) {
      visitor.raw(TestClient.hello(TestClient.LIST, ""));

      assertEquals(Heard.TABLES, visitor.read().action());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          no such name | there is no address 'no such name'
          192.0.2.1    | port %d cannot be opened: --host is not an address of this machine
          """)
  void cannotBeOpenedOnAddressesOfOthers(String host, String sentence) {
    int port = FreePorts.inARow(1);
    IOException fault =
        assertThrows(IOException.class, () -> Settings.SINGLE_PORT.at(host).start(port));

    assertEquals(sentence.formatted(port), fault.getMessage());
  }
}
