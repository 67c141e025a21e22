package checkers.client.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Side;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connections that break, and one that is never made. */
@Tag("C5")
@Tag("C16")
@Tag("C17")
@Tag("C24")
class LostConnectionTest {
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
  void leadsBackToTheGameInTimeAndLosesItOtherwise() throws Exception {
    scene.server("--single-port --reconnect-grace 10s");
    Relay relay = scene.keep(new Relay(scene.port()));
    Tmux ada = scene.guest("Ada", "--host " + Relay.HOST);
    ada.await("Waiting for another player.");
    Tmux bob = scene.guest("Bob");
    Player one = Player.at(ada);
    Player other = Player.at(bob);
    Player.of(Side.WHITE, one, other).tmux().await("Your turn.");
    Player.of(Side.WHITE, one, other).types("22-18");
    ada.await("22-18");
    bob.await("22-18");

    relay.breakDown();
    ada.await("The connection is lost. Coming back to your game");
    bob.await(one.side() + " has lost the connection and has 10 seconds to come back.");
    bob.await("away, may come back within");
    ada.await("Next attempt in");
    relay.mend();
    ada.await(one.side() + ", you");
    ada.await("22-18");
    bob.await(one.side() + " is back.");

    Player red = Player.of(Side.RED, one, other);
    red.types("11-15");
    Player.of(Side.WHITE, one, other).tmux().await("Your turn. You must perform a jump.");

    ada.java().destroyForcibly();
    bob.await("Player " + one.side() + " has disconnected.");
    bob.type("Enter");
    bob.await("Bob (" + other.side() + ") wins!");
  }

  @Test
  void isTriedAsOftenAsWantedAndThenGivenUp() throws Exception {
    int nobody = Programs.freePorts(1);
    Tmux direct = scene.client("Ada", "--name Ada --host 127.0.0.1 --attempts 2 --port " + nobody);
    Tmux menu = scene.client("menu", "--attempts 2");

    direct.await("Attempt 1 of 2");
    direct.await("Connecting to server");
    direct.await("Next attempt in");
    String end = direct.await("exit code 1");
    assertTrue(
        end.replace("\n", "")
            .contains(
                "A connection to 127.0.0.1:"
                    + nobody
                    + " cannot be established (2 attempts): no server at 127.0.0.1:"
                    + nobody
                    + ": connection refused"),
        end);

    menu.await("Join a game");
    menu.type("2");
    menu.await("Your name");
    menu.type("Enter", "Enter", "BSpace", "BSpace", "BSpace", "BSpace");
    menu.text(Integer.toString(nobody));
    menu.type("Enter", "Enter");
    menu.await("Please enter: Your name.");
    menu.text("Ada");
    menu.type("Up", "Enter");
    menu.await("connection refused");
    menu.type("Escape");
    menu.await("Two players at this screen");
    menu.type("q");
    menu.await("exit code 0");
  }

  @Test
  void isLeftAtOnceByEscWhileItIsBeingMade() throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Tmux ada = scene.client("Ada", "--host 127.0.0.1 --port " + silent.getLocalPort());
      ada.await("Connecting to server");
      silent.accept();
      ada.type("Escape");
      ada.await("exit code 0");
    }
  }
}
