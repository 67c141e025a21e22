package checkers.client.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Side;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the menu: options that last, and a game of two at one screen of changing size. */
@Tag("R1")
@Tag("C21")
@Tag("C23")
@Tag("C26")
@Tag("D14")
@Tag("D15")
class OneScreenTest {
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
  void keepsOptionsForTheNextStart() throws Exception {
    Tmux tmux = scene.client("first", "");
    tmux.await("Two players at this screen");
    tmux.type("Down", "Down", "Down", "Enter");
    tmux.await("Colours");
    tmux.text("Ada");
    tmux.type("Enter", "Enter", "Right", "Up", "Up", "Up");
    tmux.await("letters");
    tmux.type("Enter");
    tmux.await("Two players at this screen");
    tmux.type("Escape");
    tmux.await("exit code 0");
    String file = Files.readString(folder.resolve("checkers/client.properties"));
    assertTrue(file.contains("name=Ada") && file.contains("pieces=letters"), file);

    Tmux again = scene.client("second", "");
    again.await("Two players at this screen");
    again.type("2");
    again.await("Ada");
    again.type("Escape");
    again.await("Watch a game");
    again.type("1");
    again.await("Red's name");
    again.type("Up", "Enter");
    again.await("White to move.");
    again.await("C");
  }

  @Test
  void playsOnInTerminalsOfEverySize() throws Exception {
    Tmux tmux = scene.client("one", "");
    tmux.await("Two players at this screen");
    tmux.type("Enter");
    tmux.await("Red's name");
    tmux.type("BSpace", "BSpace", "BSpace");
    tmux.text("Ruth");
    tmux.type("Down");
    tmux.type("BSpace", "BSpace", "BSpace", "BSpace", "BSpace");
    tmux.text("Walt");
    tmux.type("Up", "Up", "Enter");
    tmux.await("Walt");
    tmux.await("White to move.");
    new Player(tmux, Side.WHITE).types("22-18");
    tmux.await("22-18");

    tmux.resize(100, 30);
    tmux.await("the keys in row 30", screen -> row(screen, 30).contains("? help"));
    tmux.resize(60, 20);
    tmux.await("Please enlarge the terminal.");
    tmux.await("It has 60x20, Checkers needs 80x24.");
    tmux.resize(80, 24);
    tmux.awaitNo("Please enlarge the terminal.");
    new Player(tmux, Side.WHITE).types("11-15");
    tmux.await("You must perform a jump.");

    tmux.type("z");
    tmux.await("There is no key z. Press ? for help.");
    tmux.type("?");
    tmux.await("Whoever cannot move has lost.");
    tmux.type("?");
    tmux.awaitNo("Whoever cannot move has lost.");
    new Player(tmux, Side.WHITE).types("18-14");
    tmux.await("18x11");
    tmux.type("Enter", "Enter");
    tmux.await("captured 1");

    tmux.type("r");
    tmux.await("Resign this game?");
    tmux.type("y");
    tmux.await("is the winner!");
    tmux.type("Enter");
    tmux.await("wins!");
    tmux.await("play again?");
    tmux.type("n");
    tmux.type("q");
    tmux.await("Two players at this screen");
    tmux.type("q");
    tmux.await("exit code 0");
    tmux.await("settings as before");
  }

  private static String row(String screen, int number) {
    return screen.lines().skip(number - 1).findFirst().orElse("");
  }
}
