package checkers.client.e2e;

import checkers.core.rules.Side;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player who does not move. */
@Tag("C6")
@Tag("C29")
class TimeTest {
  @TempDir private Path folder;
  private Scene scene;

  @BeforeAll
  static void needsTerminals() {
    Scene.needsTerminals();
  }

  @BeforeEach
  void setUp() {
    scene = new Scene(folder);
  }

  @AfterEach
  void endAll() throws Exception {
    scene.close();
  }

  @Test
  void isWarnedGivenExtraTimeAndThenHasLost() throws Exception {
    scene.server("--move-time 10s --extra-time 10s --warn-at 15s,5s");
    Tmux ada = scene.guest("Ada");
    ada.await("A move may take 10 seconds, and then 10 seconds");
    Tmux bob = scene.guest("Bob");
    Player one = Player.at(ada);
    Player other = Player.at(bob);
    Tmux slow = Player.of(Side.WHITE, one, other).tmux();
    Tmux patient = Player.of(Side.RED, one, other).tmux();

    slow.await("You have 15 seconds left to move.");
    patient.await("White has 15 seconds left to move.");
    slow.await("Your time is over. You must move within 10 seconds of extra time, or you lose.");
    slow.await("extra 00:0");
    patient.await("extra 00:0");
    slow.await("You have 5 seconds left to move.");

    slow.await("You ran out of time");
    patient.await("Player Red is the winner!");
    slow.type("Enter");
    slow.await("exit code 0");
    patient.await("Your opponent has gone. Do you want to play on?");
    patient.type("n");
    patient.await("The game is over");
    patient.type("Enter");
    patient.await("exit code 0");
  }
}
