package checkers.server.main;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.server.net.FreePorts;
import checkers.server.net.Guest;
import checkers.server.net.Heard;
import checkers.server.net.Pair;
import checkers.server.net.TestClient;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C2")
class ProgramTest {
  private static final int ENOUGH_FILES = 1000;
  private static final int FEW_FILES = 150;
  private static final int CROWD = 200;

  private final int port = FreePorts.inARow(6);
  private final String portText = String.valueOf(port);

  @ParameterizedTest
  @CsvSource({"TERM, 143", "INT, 130"})
  void saysGoodbyeWhenItIsToldToStop(String signal, int exitCode)
      throws IOException, InterruptedException {
    try (Program program = new Program(ENOUGH_FILES, "--base-port", portText)) {
      program.readTo("scripts/client");
      try (Guest guest = Guest.player(port, "Ada")) {
        program.signal(signal);

        assertEquals(Heard.GOODBYE, guest.client().read().action());
        assertTrue(guest.client().isClosedByServer());
      }
      assertEquals(exitCode, program.await());
    }
  }

  @Test
  void tellsPlayersWhatToType() throws IOException, InterruptedException {
    try (Program program =
        new Program(ENOUGH_FILES, "--base-port", portText, "--host", "127.0.0.1")) {
      List<String> start = program.readTo("scripts/client");

      assertEquals(
          List.of(
              "Checkers is open on port " + port + " for 5 clients. Players type:",
              "  scripts/client --host 127.0.0.1 --port " + port),
          start.subList(start.size() - 2, start.size()));
    }
  }

  @Test
  void logsOneSentenceForEachEvent() throws IOException, InterruptedException {
    try (Program program = new Program(ENOUGH_FILES, "--base-port", portText)) {
      program.readTo("scripts/client");
      try (Pair pair = Pair.join(port)) {
        pair.play(1, 2);
        pair.white().client().send(TestClient.RESIGN);

        String log = String.join("\n", program.readTo("White resigned"));
        assertTrue(log.contains("  table 1: Ada (client 1) comes in\n"), log);
        assertTrue(log.contains("  table 1: "), log);
        assertTrue(log.contains(" plays red, "), log);
        assertTrue(log.endsWith("  table 1: Red wins: White resigned."), log);
        assertFalse(log.contains("White plays "), log);
      }
    }
  }

  /** Clients that never speak take every file descriptor; who plays, plays on. */
  @Test
  @Tag("C5.3")
  void goesOnWhenItRunsOutOfFiles() throws IOException, InterruptedException {
    List<TestClient> crowd = new ArrayList<>();
    try (Program program =
        new Program(FEW_FILES, "--base-port", portText, "--max-per-address", "0")) {
      program.readTo("scripts/client");
      try (Pair pair = Pair.join(port)) {
        assertEquals(2, pair.play(1, 2));
        for (int i = 0; i < CROWD; i++) {
          crowd.add(TestClient.connect(port));
        }
        program.readTo("WARN  newcomers have to wait: ");

        pair.playToTheEnd(1);

        for (TestClient silent : crowd) {
          silent.close();
        }
        try (Guest next = Guest.spectator(port, "Eve")) {
          assertEquals(3, next.id());
          List<String> after = program.readTo("Eve (client 3) comes in");
          assertEquals(List.of(), after.stream().filter(line -> line.contains("WARN")).toList());
        }
      }
    } finally {
      for (TestClient silent : crowd) {
        silent.close();
      }
    }
  }

  @Test
  void logsMovesAndFaultsWhenVerbose() throws IOException, InterruptedException {
    try (Program program = new Program(ENOUGH_FILES, "--base-port", portText, "--verbose")) {
      program.readTo("scripts/client");
      try (Pair pair = Pair.join(port);
          TestClient stranger = TestClient.connect(port)) {
        pair.play(1, 1);
        program.readTo("  table 1: White plays ");
        stranger.raw("GET / HTTP/1.1\r\n\r\n");
        program.readTo("A frame has 2 to 512 bytes, not 18245.");
      }
    }
  }
}
