package checkers.client.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games to their end between two who know nothing but what is printed. */
@Tag("C18")
@Tag("C20")
class WholeGameTest {
  private final Room room = new Room();
  private final List<String> annRead = new ArrayList<>();
  private final List<String> bobRead = new ArrayList<>();
  private final List<String> catRead = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void isPlayedFromThePrintedLinesAlone(int seed) {
    Random random = new Random(seed);
    room.types("Ann", "join localhost 9000 Ann");
    room.types("Bob", "join localhost 9000 Bob");
    room.types("Cat", "watch localhost 9000");
    read();
    int plies = 0;
    String mover = "Bob";
    while (catRead.stream().noneMatch(line -> line.endsWith(" in all."))) {
      List<String> legal = legalMoves(mover);
      room.types(mover, legal.get(random.nextInt(legal.size())));
      plies++;
      room.pass(Duration.ofSeconds(2));
      read();
      mover = mover.equals("Bob") ? "Ann" : "Bob";
    }

    for (List<String> lines : List.of(annRead, bobRead, catRead)) {
      assertEquals(plies, lines.stream().filter(line -> line.matches(".* played .*[.]")).count());
      assertEquals(
          1,
          lines.stream()
              .filter(
                  line ->
                      line.contains("is the winner!") || line.startsWith("A Draw has been reached"))
              .count());
      assertTrue(lines.contains(plies + " moves in all."));
      assertTrue(lines.contains("Red took 2.0 seconds for a move on average."));
    }
  }

  private List<String> legalMoves(String mover) {
    room.types(mover, "moves");
    String answer = String.join(" ", room.person(mover).reads());
    return List.of(answer.replaceFirst(".*: (.*)[.]", "$1").split(", ", -1));
  }

  private void read() {
    annRead.addAll(room.person("Ann").reads());
    bobRead.addAll(room.person("Bob").reads());
    catRead.addAll(room.person("Cat").reads());
  }
}
