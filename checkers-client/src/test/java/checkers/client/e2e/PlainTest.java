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

/** The same game in lines of text, through pipes. */
@Tag("C4")
@Tag("C12")
@Tag("C13")
@Tag("C20")
@Tag("C30")
@Tag("D11")
class PlainTest {
  @TempDir private Path folder;
  private Scene scene;

  @BeforeAll
  static void needsServer() {
    Scene.needsServer();
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
  void playsAWholeGameAndAnswersQuestionsUntilNobodyTypesAnyMore() throws Exception {
    scene.server("");
    Piped ada = scene.piped("Ada", "");
    ada.await("Waiting for another player.");
    Piped bob = scene.piped("Bob", "");
    boolean adaIsWhite = ada.await("You play").contains("You play white.");
    bob.await("You play");
    Piped watching = scene.piped("Cid", "--watch");
    watching.await("White to move.");
    watching.typeNoMore();
    Piped white = adaIsWhite ? ada : bob;
    Piped red = adaIsWhite ? bob : ada;

    talks(white, red, watching);
    Position end = play(ShortGame.find(), white, red, watching);
    String winner = "Player " + end.turn().opponent() + " is the winner!";
    for (Piped each : List.of(white, red, watching)) {
      each.await(winner);
      each.await("moves in all.");
    }

    white.await("Do you want to play again?");
    white.type("yes");
    red.await("Do you want to play again?");
    red.type("yes");
    white.await("You play red.");
    red.await("You play white.");
    white.type("resign");
    white.await("Resign this game?");
    white.type("no");
    white.await("You said no.");
    white.type("resign");
    white.await("Resign this game?");
    white.type("yes");
    red.await("Player White is the winner!");
    white.await("Do you want to play again?");
    white.type("yes");
    red.await("Do you want to play again?");
    red.type("yes");
    red.await("You play red.");

    red.typeNoMore();
    red.awaitEnd();
    assertEquals(0, red.exitCode());
    white.await("Player Red has disconnected. Player White is the winner!");
    watching.await("Player Red has disconnected.");
    assertTrue(watching.isRunning());
    white.type("no");
    white.await("Type an empty line to leave the table.");
    white.type("");
    white.awaitEnd();
    assertEquals(0, white.exitCode());
    watching.awaitEnd();
    assertEquals(0, watching.exitCode());
  }

  private static void talks(Piped white, Piped red, Piped watching) throws Exception {
    white.await("Your turn.");
    white.type("nonsense");
    white.await("That is no move and no word I know");
    white.type("9-13");
    white.await("The piece on 9 is Red's, and it is White's turn.");
    red.type("22-18");
    red.await("It is not your turn.");
    white.type("words");
    white.await("White men on 21, 22, 23");
    red.type("pause");
    white.await("The game is paused by Red");
    watching.await("The game is paused by Red");
    red.type("continue");
    white.await("The game goes on.");
    white.type("draw");
    red.await("Your opponent offers a draw. Do you accept? Type yes or no");
    red.type("no");
    white.await("Red has declined the draw.");
    white.type("clock");
    white.await("left to move.");
    white.type("who");
    white.await("1 spectator.");
  }

  private static Position play(List<Move> game, Piped white, Piped red, Piped watching)
      throws Exception {
    Position position = Position.start(Side.WHITE);
    for (Move move : game) {
      (position.turn() == Side.WHITE ? white : red).type(move.toString());
      String news = position.turn() + " played ";
      (position.turn() == Side.WHITE ? red : white).await(news);
      watching.await(news);
      position = position.play(move);
    }
    return position;
  }
}
