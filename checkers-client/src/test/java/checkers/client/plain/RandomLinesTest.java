package checkers.client.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Three people who type anything at all. */
class RandomLinesTest {
  private static final List<String> PEOPLE = List.of("Ann", "Bob", "Cat");
  private static final List<String> LINES =
      List.of(
          "board",
          "words",
          "moves",
          "history",
          "fen",
          "clock",
          "who",
          "draw",
          "resign",
          "pause",
          "continue",
          "yes",
          "yes",
          "no",
          "flip",
          "numbers",
          "help",
          "quit",
          "back",
          "",
          " ",
          "1",
          "2",
          "3",
          "4",
          "join localhost 9000 Ann",
          "join localhost 9000 Bob",
          "join x y z",
          "watch localhost 9000",
          "watch me",
          "\u001b[2J",
          "\ud83d\ude00\ud83d",
          "x".repeat(600),
          "1-".repeat(30) + "1",
          "99999999999",
          "0-0",
          "11--15",
          "?",
          "-",
          "%s %d");

  static IntStream seeds() {
    return IntStream.range(0, 60);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void areAlwaysAnsweredAndHarmless(int seed) {
    Random random = new Random(seed);
    Room room = new Room();
    for (int i = 0; i < 300; i++) {
      String who = PEOPLE.get(random.nextInt(PEOPLE.size()));
      Person person = room.person(who);
      person.reads();
      Model before = person.model();
      String line = line(random, before);
      room.types(who, line);
      List<String> read = person.reads();
      if (!line.isBlank() && before.equals(person.model())) {
        assertFalse(read.isEmpty() && !isLast(line, before), () -> "no answer to " + line);
      }
      read.forEach(RandomLinesTest::assertHarmless);
      if (random.nextInt(10) == 0) {
        room.pass(Duration.ofSeconds(random.nextInt(60)));
      }
    }
  }

  /** The program ends, or a game at one screen would begin, which this room cannot host. */
  private static boolean isLast(String line, Model model) {
    return line.equals("quit")
        || (model.screen() instanceof Screen.Form form
            && form.purpose() == Screen.Form.Purpose.TWO_PLAYERS);
  }

  private static String line(Random random, Model model) {
    boolean move = random.nextInt(3) == 0;
    if (move && model.screen() instanceof Screen.Play play && !play.selection().legal().isEmpty()) {
      List<?> legal = play.selection().legal();
      return legal.get(random.nextInt(legal.size())).toString();
    }
    return LINES.get(random.nextInt(LINES.size()));
  }

  private static void assertHarmless(String line) {
    assertEquals(line.stripTrailing(), line);
    assertFalse(line.isEmpty());
    assertTrue(line.length() <= 79 || !line.substring(0, 79).strip().contains(" "), line);
    assertTrue(line.chars().noneMatch(Character::isISOControl), line);
  }
}
