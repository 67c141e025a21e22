package checkers.client.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Side;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What players ask each other and the server asks them, until the server is stopped. */
@Tag("C5")
@Tag("C13")
@Tag("C17")
@Tag("C20")
@Tag("C29")
@Tag("C30")
@Tag("D11")
class TableTalkTest {
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
  void agreesOnPausesDrawsAndSeatsUntilTheServerSaysGoodbye() throws Exception {
    Piped server = scene.server("");
    Tmux ada = scene.guest("Ada");
    ada.await("Waiting for another player.");
    Tmux bob = scene.guest("Bob");
    Player one = Player.at(ada);
    Tmux cid = scene.guest("Cid");
    cid.await("You are watching.");
    Player white = Player.of(Side.WHITE, one, Player.at(bob));
    Player red = Player.of(Side.RED, one, Player.at(bob));

    tellsASpectatorOnceThatHeCannotMove(white, cid);
    coversTheBoardWhileThereIsAPause(red, white, cid);
    declinesADrawAndAcceptsTheNext(red, white, cid);

    ada.type("Enter");
    ada.await("Do you want to play again?");
    ada.type("y");
    bob.type("Enter");
    bob.await("Do you want to play again?");
    bob.type("y");
    Player next = new Player(ada, one.side().opponent());
    ada.await(next.side() + ", you");

    resignsAndLeavesTheSeatToTheSpectator(ada, bob, cid);

    server.terminate();
    for (Tmux tmux : List.of(ada, bob, cid)) {
      tmux.await("The server is shutting down.");
      tmux.type("Enter");
      tmux.await("exit code 0");
    }
    assertTrue(server.awaitEnd().contains("Checkers is closed."));
  }

  private static void tellsASpectatorOnceThatHeCannotMove(Player white, Tmux cid) {
    white.tmux().await("Your turn.");
    cid.type("Right");
    cid.await("You are watching: only the players move.");
    white.types("22-18");
    cid.await("White played 22-18.");
    cid.text("22-18");
    cid.type("Right", "Enter", "d", "r", "p", "?");
    cid.await("? closes");
    cid.type("?");
    cid.awaitNo("? closes");
    assertEquals("White played 22-18.", cid.topRow());
  }

  private static void coversTheBoardWhileThereIsAPause(Player red, Player white, Tmux cid) {
    red.tmux().await("Your turn.");
    red.tmux().type("p");
    for (Tmux tmux : List.of(red.tmux(), white.tmux(), cid)) {
      String paused = tmux.await("P A U S E D");
      assertFalse(paused.contains("▟█▙       ▟█▙"), paused);
      assertEquals(tmux == red.tmux(), paused.contains("p continue"), paused);
    }
    white.tmux().type("p");
    white.tmux().await("Only Red, who paused the game, can continue it.");
    red.tmux().type("p");
    white.tmux().awaitNo("P A U S E D");
    red.tmux().await("Your turn.");
  }

  private static void declinesADrawAndAcceptsTheNext(Player red, Player white, Tmux cid) {
    red.tmux().type("d");
    white.tmux().await("Your opponent offers a draw. Do you accept?");
    cid.await("Red offers a draw.");
    white.tmux().type("Right", "Enter");
    white.tmux().await("Please answer the question: y or n.");
    white.tmux().type("n");
    red.tmux().await("White has declined the draw.");
    red.tmux().type("d");
    red.tmux().await("You can offer a draw again after your next move.");
    red.types("11-15");
    white.tmux().await("Your turn. You must perform a jump.");
    red.tmux().type("d");
    white.tmux().await("Do you accept?");
    white.tmux().type("y");
    for (Tmux tmux : List.of(red.tmux(), white.tmux(), cid)) {
      tmux.await("A Draw has been reached");
    }
  }

  private static void resignsAndLeavesTheSeatToTheSpectator(Tmux ada, Tmux bob, Tmux cid) {
    ada.type("r");
    ada.await("Resign this game? Your opponent wins.");
    ada.type("n");
    ada.awaitNo("Resign this game?");
    ada.type("r");
    ada.await("Resign this game?");
    ada.type("y");
    for (Tmux tmux : List.of(ada, bob, cid)) {
      tmux.await("is the winner!");
      tmux.type("Enter");
    }
    ada.await("Do you want to play again?");
    ada.type("n");
    bob.await("Do you want to play again?");
    bob.type("y");
    cid.await("A seat is free. Do you want to play?");
    cid.type("y");
    cid.await("a seat", screen -> screen.contains("Red, you") || screen.contains("White, you"));
    bob.await("Cid");
    ada.await("You are watching");
  }
}
