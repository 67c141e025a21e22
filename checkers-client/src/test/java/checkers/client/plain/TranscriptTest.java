package checkers.client.plain;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays the stories among the resources: {@code Ann> 22-18} is typed, {@code = 10 seconds pass}
 * happens, {@code #} explains, and {@code Ann: ...} must be what is printed. What was printed is
 * left in target/transcripts.
 */
@Tag("C18")
@Tag("C20")
@Tag("C28")
@Tag("C29")
class TranscriptTest {
  private static final Pattern TYPED = Pattern.compile("(\\w+)> ?(.*)");
  private static final Pattern HAPPENS = Pattern.compile("= (\\w+) (.*)");

  @ParameterizedTest
  @ValueSource(
      strings = {"moves", "pause", "draw", "resign", "time", "words", "return", "seat", "forms"})
  void printsTheStory(String story) throws IOException {
    String expected = read(story);

    String actual = play(expected);

    Path left = Files.createDirectories(Path.of("target", "transcripts"));
    Files.writeString(left.resolve(story + ".txt"), actual);
    assertEquals(expected, actual);
    assertTrue(actual.lines().allMatch(line -> line.equals(line.stripTrailing())));
    assertTrue(actual.lines().allMatch(line -> line.replaceFirst("^\\w+: ", "").length() <= 79));
    assertTrue(actual.chars().allMatch(c -> c == '\n' || (' ' <= c && c != 0x7F)));
  }

  private static String read(String story) throws IOException {
    try (InputStream in = TranscriptTest.class.getResourceAsStream(story + ".txt")) {
      return new String(Objects.requireNonNull(in, story).readAllBytes(), UTF_8);
    }
  }

  private static String play(String script) {
    Room room = new Room();
    List<String> lines = new ArrayList<>();
    for (String line : script.lines().toList()) {
      Matcher typed = TYPED.matcher(line);
      Matcher happens = HAPPENS.matcher(line);
      if (typed.matches()) {
        room.types(typed.group(1), typed.group(2));
      } else if (happens.matches()) {
        happen(room, happens.group(1), happens.group(2));
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        continue;
      }
      lines.add(line);
      room.people()
          .forEach((name, person) -> person.reads().forEach(said -> lines.add(name + ": " + said)));
    }
    return String.join("\n", lines) + "\n";
  }

  private static void happen(Room room, String who, String what) {
    switch (what) {
      case "starts the program" -> room.person(who);
      case "loses the connection" -> room.losesConnection(who);
      case "tries in vain" -> room.triesInVain(who);
      case "comes back" -> room.comesBack(who);
      case "seconds pass" -> room.pass(Duration.ofSeconds(Integer.parseInt(who)));
      default -> throw new IllegalArgumentException(what);
    }
  }
}
