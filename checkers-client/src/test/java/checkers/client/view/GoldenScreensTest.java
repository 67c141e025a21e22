package checkers.client.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every scene looks as its file says. After a change that is meant, {@code -Dcheckers.golden=write}
 * writes the files anew, and the difference is reviewed like code.
 */
@Tag("C23")
@Tag("C24")
@Tag("C25")
@Tag("C26")
@Tag("C27")
@Tag("C28")
@Tag("C29")
@Tag("D10")
@Tag("D12")
@Tag("D13")
@Tag("R10")
class GoldenScreensTest {
  private static final Path FOLDER =
      Path.of("src", "test", "resources", "checkers", "client", "view");
  private static final boolean WRITE = "write".equals(System.getProperty("checkers.golden"));

  static Set<String> names() {
    return Scenes.all().keySet();
  }

  @ParameterizedTest
  @MethodSource("names")
  void looksAsTheFileSays(String name) throws IOException {
    String drawn = GoldenText.of(View.draw(Scenes.named(name)));
    Path file = FOLDER.resolve(name + ".txt");
    if (WRITE) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, drawn);
    }
    String golden = Files.exists(file) ? Files.readString(file) : "";
    if (!golden.equals(drawn)) {
      fail(name + " looks different:\n" + difference(golden, drawn));
    }
  }

  @Test
  void everyFileHasAScene() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      Set<String> found =
          files
              .map(file -> file.getFileName().toString().replace(".txt", ""))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(Scenes.all().keySet(), found);
    }
  }

  /** The lines that differ: first as they should be, then as they are. */
  private static String difference(String golden, String drawn) {
    String[] before = golden.split("\n", -1);
    String[] after = drawn.split("\n", -1);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.max(before.length, after.length); i++) {
      String old = i < before.length ? before[i] : "";
      String now = i < after.length ? after[i] : "";
      if (!old.equals(now)) {
        text.append(i + 1).append(" - ").append(old).append('\n');
        text.append(i + 1).append(" + ").append(now).append('\n');
      }
    }
    return text.toString();
  }
}
