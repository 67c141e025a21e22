package checkers.client.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two play a whole game, somebody watches, and the two play again. */
@Tag("C1")
@Tag("C4")
@Tag("C12")
@Tag("C18")
@Tag("C19")
@Tag("C20")
@Tag("C27")
@Tag("C30")
@Tag("D10")
@Tag("D12")
@Tag("D13")
@Tag("R11")
class CompleteGameTest {
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
  void isPlayedByArrowsByTypingAndByMouseUntilSomebodyWinsAndThenAgain() throws Exception {
    List<Move> game = ShortGame.find();
    scene.server("");
    Tmux ada = scene.guest("Ada", "--no-animation --host 127.0.0.1");
    ada.await("Waiting for another player.");
    Tmux bob = scene.guest("Bob");
    Player one = Player.at(ada);
    Player other = Player.at(bob);
    assertEquals(one.side().opponent(), other.side());
    Tmux cid = scene.guest("Cid", "--watch --letters --host 127.0.0.1");
    cid.await("You are watching.");
    Player.of(Side.WHITE, one, other).tmux().await("Your turn.");

    Position end = play(game, one, other, cid);

    Side winner = end.turn().opponent();
    for (Tmux tmux : List.of(ada, bob, cid)) {
      tmux.await("Player " + winner + " is the winner!");
    }
    ada.await("Do you want to play again?");
    ada.type("Enter");
    String name = winner == one.side() ? "Ada" : "Bob";
    String shown = ada.await(name + " (" + winner + ") wins!");
    assertTrue(shown.contains(game.size() + " moves"), shown);
    assertTrue(shown.contains(" s a move"), shown);

    ada.type("y");
    bob.await("Do you want to play again?");
    bob.type("y");
    ada.await(one.side().opponent() + ", you");
    bob.await(other.side().opponent() + ", you");
    Player first = Player.of(Side.WHITE, Player.at(ada), Player.at(bob));
    first.tmux().await("Your turn.");

    ada.type("q");
    ada.await("Leave this game? Your opponent wins.");
    ada.type("n");
    ada.awaitNo("Leave this game?");
    ada.type("q");
    ada.await("Leave this game?");
    ada.type("y");
    ada.await("exit code 0");
    bob.await("Player " + other.side() + " has disconnected.");
    bob.await("Player " + other.side().opponent() + " is the winner!");
  }

  /** Plays the moves, and looks after each at the screens of all three. */
  private static Position play(List<Move> game, Player one, Player other, Tmux watching) {
    Position position = Position.start(Side.WHITE);
    boolean dragged = false;
    for (int ply = 0; ply < game.size(); ply++) {
      Move move = game.get(ply);
      Player player = Player.of(position.turn(), one, other);
      player.tmux().await("Your turn.");
      if (ply == 0) {
        explainsAnIllegalMove(player);
      }
      boolean certain =
          position.legalMoves().stream()
                  .filter(legal -> legal.from() == move.from() && legal.to() == move.to())
                  .count()
              == 1;
      if (ply % 3 == 0 && certain && !dragged) {
        player.drags(move);
        dragged = ply > 3;
      } else if (move.captures() > 1 || ply % 4 == 1) {
        player.steers(position, move);
      } else if (ply % 4 == 2) {
        player.clicks(move);
      } else {
        player.types(move.toString());
      }
      Position next = position.play(move);
      if (next.canMove()) {
        String news = position.turn() + " played " + move + ".";
        player.tmux().await(news + " " + next.turn() + " to move.");
        watching.await(news);
      }
      if (next.board().kings() != 0) {
        watching.await("K");
      }
      position = next;
    }
    return position;
  }

  private static void explainsAnIllegalMove(Player white) {
    white.types("21-18");
    white.tmux().await("No diagonal leads from 21 to 18. You can play 21-17.");
    white.types("9-13");
    white.tmux().await("The piece on 9 is Red's, and it is White's turn.");
    white.types("22-15");
    white.tmux().await("There is nothing to jump from 22 to 15: square 18 is empty.");
  }
}
