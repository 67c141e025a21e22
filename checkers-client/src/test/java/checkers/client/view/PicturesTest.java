package checkers.client.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pictures that the README shows are what the client looks like now. */
class PicturesTest {
  private static final Path FOLDER = Path.of("src", "site", "pictures");

  @ParameterizedTest
  @ValueSource(
      strings = {"menu", "play-80x24", "play-150x50", "another-jump", "spectator", "end-rematch"})
  void areTrue(String name) throws IOException {
    String picture = Svg.of(View.draw(Scenes.named(name)));
    Path file = FOLDER.resolve(name + ".svg");
    if ("write".equals(System.getProperty("checkers.golden"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, picture);
    }
    assertTrue(
        Files.exists(file) && Files.readString(file).equals(picture),
        () -> "make it anew: scripts/screenshot " + name + " checkers-client/" + file);
  }
}
