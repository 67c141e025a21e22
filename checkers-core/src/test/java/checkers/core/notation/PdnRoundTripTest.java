package checkers.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.game.Game;
import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written comes back the same. */
@Tag("notation")
class PdnRoundTripTest {
  private static final int PLIES = 120;
  private static final String LETTERS = "aZ9 \"\\[]{}();%*/-xäß漢$.\t";

  @Test
  void keepsGamesFromTheStart() {
    for (long seed = 0; seed < 1_500; seed++) {
      Random random = new Random(seed);
      Side first = random.nextBoolean() ? Side.RED : Side.WHITE;
      check(randomGame(random, Position.start(first)), "seed " + seed);
    }
  }

  @Test
  void keepsGamesFromAnyPosition() {
    for (long seed = 0; seed < 3_000; seed++) {
      Random random = new Random(seed);
      check(randomGame(random, RandomGames.position(random)), "seed " + seed);
    }
  }

  @Test
  void keepsAllGamesOfAFile() {
    List<PdnGame> games = new ArrayList<>();
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      games.add(randomGame(random, RandomGames.position(random)));
    }

    PdnFile file = PdnReader.read(PdnWriter.write(games));

    assertEquals(List.of(), file.faults());
    assertEquals(games.size(), file.games().size());
    for (int i = 0; i < games.size(); i++) {
      assertSame(games.get(i), file.games().get(i), "seed " + i);
    }
  }

  @ParameterizedTest
  @MethodSource("everyOutcome")
  void keepsWhyAGameEnded(Outcome outcome) {
    check(new PdnGame(Map.of(), Game.start(Side.RED).end(outcome)), outcome.text());
  }

  static Stream<Outcome> everyOutcome() {
    return Stream.of(Reason.values())
        .flatMap(
            reason ->
                reason.isDraw()
                    ? Stream.of(Outcome.draw(reason))
                    : Stream.of(Side.values()).map(side -> Outcome.win(side, reason)));
  }

  private static PdnGame randomGame(Random random, Position start) {
    Game game = RandomGames.game(random, start, random.nextInt(PLIES + 1));
    List<Outcome> outcomes = everyOutcome().toList();
    if (!game.isOver() && random.nextBoolean()) {
      game = game.end(outcomes.get(random.nextInt(outcomes.size())));
    }
    Map<String, String> tags = new LinkedHashMap<>();
    for (String name : List.of("Event", "Date", "White", "Black", "Annotator", "X_1")) {
      if (random.nextBoolean()) {
        tags.put(name, value(random));
      }
    }
    return new PdnGame(tags, game);
  }

  private static String value(Random random) {
    StringBuilder value = new StringBuilder();
    for (int i = random.nextInt(12); i > 0; i--) {
      value.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return value.toString();
  }

  private static void check(PdnGame written, String message) {
    PdnFile file = PdnReader.read(PdnWriter.write(written));

    assertEquals(List.of(), file.faults(), message);
    assertEquals(1, file.games().size(), message);
    assertSame(written, file.games().get(0), message);
  }

  private static void assertSame(PdnGame written, PdnGame read, String message) {
    assertEquals(written.game().startPosition(), read.game().startPosition(), message);
    assertEquals(written.game().moves(), read.game().moves(), message);
    assertEquals(written.game().outcome(), read.game().outcome(), message);
    assertEquals(
        List.copyOf(written.tags().entrySet()), List.copyOf(read.tags().entrySet()), message);
  }
}
