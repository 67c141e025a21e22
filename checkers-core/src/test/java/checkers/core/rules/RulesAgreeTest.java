package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The generator and the referee agree with {@link NaiveRules} wherever chance leads: on 600,000
 * positions, 1.3 million moves and 1.5 million proposed paths. A failure names its seed; {@code
 * -Dcheckers.seed=1 -Dcheckers.positions=1000000} goes elsewhere and further.
 */
@Tag("C1")
class RulesAgreeTest {
  private static final long SEED = Long.getLong("checkers.seed", 1952);
  private static final int POSITIONS = Integer.getInteger("checkers.positions", 50_000);
  private static final int PATHS_EACH = 5;
  private static final int COUNTED_EVERY = 200;
  private static final int RULES_OF_KINGS = Rule.values().length - 2;

  private final Random random = new Random(SEED);

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void movesAndTheirResultsAreTheSame(RandomPositions kind) {
    Position position = Position.start(Side.RED);
    long moves = 0;
    for (int i = 0; i < POSITIONS; i++) {
      position = kind.next(position, random);
      moves += compareMoves(position);
      if (i % COUNTED_EVERY == 0) {
        compareCounts(position);
      }
    }
    assertTrue(moves > 2L * POSITIONS, "hardly a move: " + moves);
  }

  private static long compareMoves(Position position) {
    NaiveRules naive = NaiveRules.of(position);
    Map<List<Integer>, Integer> expected = new HashMap<>();
    naive.moves().forEach(path -> expected.put(path, bits(NaiveRules.captured(path))));
    Map<List<Integer>, Integer> actual = new HashMap<>();
    List<Move> legal = position.legalMoves();
    legal.forEach(move -> actual.put(numbers(move), move.captured()));
    assertEquals(expected, actual, () -> at(position));
    assertEquals(actual.size(), legal.size(), () -> "the same move twice, " + at(position));
    assertEquals(legal.size(), Perft.count(position, 1), () -> at(position));
    for (Move move : legal) {
      Position after = naive.after(numbers(move)).position();
      assertEquals(after, position.play(move), () -> move + ", " + at(position));
    }
    return legal.size();
  }

  private static void compareCounts(Position position) {
    NaiveRules naive = NaiveRules.of(position);
    for (int depth = 2; depth <= 3; depth++) {
      int plies = depth;
      assertEquals(
          naive.count(depth),
          Perft.count(position, depth),
          () -> plies + " plies, " + at(position));
    }
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource
  void anyPathGetsTheSameVerdict(RandomPositions kind) {
    Position position = Position.start(Side.RED);
    Map<Rule, Integer> refused = new EnumMap<>(Rule.class);
    for (int i = 0; i < POSITIONS; i++) {
      position = kind.next(position, random);
      NaiveRules naive = NaiveRules.of(position);
      NaiveReferee referee = new NaiveReferee(naive);
      List<List<Integer>> legal = naive.moves();
      for (int left = PATHS_EACH; left > 0; left--) {
        List<Integer> path = RandomPaths.next(legal, naive, random);
        Optional<Rule> broken = referee.broken(path);
        broken.ifPresent(rule -> refused.merge(rule, 1, Integer::sum));
        compareVerdict(position, path, broken, referee);
      }
    }
    assertTrue(refused.size() >= RULES_OF_KINGS, () -> "too tame: " + refused);
  }

  private static void compareVerdict(
      Position position, List<Integer> path, Optional<Rule> broken, NaiveReferee referee) {
    Verdict verdict = position.judge(path);
    assertEquals(
        broken,
        verdict.map(move -> Optional.empty(), refusal -> Optional.of(refusal.rule())),
        () -> path + ", " + at(position));
    List<List<Integer>> expected =
        broken.map(rule -> referee.instead(path, rule)).orElse(List.of(path));
    List<List<Integer>> actual =
        verdict.map(
            move -> List.of(numbers(move)),
            refusal -> refusal.instead().stream().map(RulesAgreeTest::numbers).toList());
    assertEquals(expected, actual, () -> broken + " for " + path + ", " + at(position));
    verdict.map(move -> position.play(move).board(), Refusal::text);
  }

  private static List<Integer> numbers(Move move) {
    return move.path().stream().map(Square::number).toList();
  }

  private static int bits(Iterable<Integer> numbers) {
    int bits = 0;
    for (int number : numbers) {
      bits |= 1 << (number - 1);
    }
    return bits;
  }

  private static String at(Position position) {
    return "seed " + SEED + ", " + position;
  }
}
