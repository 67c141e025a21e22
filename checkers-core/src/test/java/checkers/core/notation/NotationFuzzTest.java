package checkers.core.notation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the text, the answer is a value. */
@Tag("notation")
class NotationFuzzTest {
  private static final String SIGNS =
      "0123456789 0123456789-x:,.;%*/()[]{}\"\\!?$KWBkwb\n\r\t\0\u001b\u00A0\uFEFF½×\uD83D\uDE00";

  @Test
  void everyPdnIsAnswered() {
    fuzz(
        20_000,
        random -> {
          var game = RandomGames.game(random, RandomGames.position(random), random.nextInt(25));
          PdnGame pdn = new PdnGame(Map.of("Event", "a"), game);
          return PdnWriter.write(List.of(pdn, pdn));
        },
        text -> {
          PdnFile file = PdnReader.read(text);
          long lines = text.lines().count() + 1;
          for (Fault fault : file.faults()) {
            assertTrue(1 <= fault.line() && fault.line() <= lines && fault.column() >= 1);
          }
          PdnWriter.write(file.games());
        });
  }

  @Test
  void everyFenIsAnswered() {
    fuzz(50_000, random -> Fen.write(RandomGames.position(random)), Fen::read);
  }

  @Test
  void everyDiagramIsAnswered() {
    fuzz(20_000, random -> Diagram.of(RandomGames.board(random)), Diagram::read);
  }

  @Test
  void everyTypedMoveIsAnswered() {
    Position start = Position.start(Side.RED);
    fuzz(50_000, random -> "11-15x22", text -> MoveText.read(start, text).text());
  }

  private interface Seeded {
    String text(Random random);
  }

  private static void fuzz(int times, Seeded valid, Consumer<String> read) {
    for (long seed = 0; seed < times; seed++) {
      Random random = new Random(seed);
      String text = mutated(random, valid.text(random));
      assertDoesNotThrow(() -> read.accept(text), "seed " + seed + ": " + text);
    }
  }

  /** A few signs changed, left out or put in, and sometimes the end cut off. */
  private static String mutated(Random random, String text) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = 1 + random.nextInt(6); i > 0; i--) {
      int at = random.nextInt(changed.length() + 1);
      String sign = SIGNS.charAt(random.nextInt(SIGNS.length())) + "";
      int kept = random.nextInt(3) == 0 ? at : Math.min(changed.length(), at + random.nextInt(3));
      changed.replace(at, kept, random.nextInt(4) == 0 ? "" : sign);
    }
    return random.nextInt(10) == 0
        ? changed.substring(random.nextInt(changed.length() + 1))
        : changed.toString();
  }
}
