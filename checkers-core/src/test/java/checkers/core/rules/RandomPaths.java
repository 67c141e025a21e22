package checkers.core.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Paths that a clumsy or wicked player could propose. */
final class RandomPaths {
  private static final int[] OFF_BOARD = {0, 33, 255, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};

  private RandomPaths() {}

  /** A path that is likely to break some rule, often only just. */
  static List<Integer> next(List<List<Integer>> legal, NaiveRules rules, Random random) {
    int kind = random.nextInt(8);
    if (legal.isEmpty() || kind == 0) {
      return anySquares(random);
    }
    if (kind <= 2 || (kind == 3 && legal.get(0).size() == 2)) {
      return wander(rules, random);
    }
    List<Integer> path = new ArrayList<>(legal.get(random.nextInt(legal.size())));
    switch (kind) {
      case 3 -> path.remove(path.size() - 1);
      case 4 -> path.add(square(random));
      case 5 -> path.set(random.nextInt(path.size()), square(random));
      case 6 -> Collections.reverse(path);
      default -> path.add(path.get(random.nextBoolean() ? path.size() - 2 : 0));
    }
    return path;
  }

  private static List<Integer> anySquares(Random random) {
    List<Integer> path = new ArrayList<>();
    for (int left = random.nextInt(5); left > 0; left--) {
      path.add(square(random));
    }
    return path;
  }

  /** One of the pieces goes one, two or three squares along diagonals, for up to three legs. */
  private static List<Integer> wander(NaiveRules rules, Random random) {
    int from = 1 + random.nextInt(32);
    for (int tries = 0; tries < 40 && !rules.isOwn(rules.on(from)); tries++) {
      from = 1 + random.nextInt(32);
    }
    List<Integer> path = new ArrayList<>(List.of(from));
    int distance = 1 + random.nextInt(3);
    for (int legs = 1 + random.nextInt(3); legs > 0; legs--) {
      int row = NaiveRules.row(from) + (random.nextBoolean() ? distance : -distance);
      int column = NaiveRules.column(from) + (random.nextBoolean() ? distance : -distance);
      if (row < 0 || row > 7 || column < 0 || column > 7) {
        continue;
      }
      from = row * 4 + column / 2 + 1;
      path.add(from);
    }
    return path;
  }

  private static int square(Random random) {
    return random.nextInt(12) == 0
        ? OFF_BOARD[random.nextInt(OFF_BOARD.length)]
        : 1 + random.nextInt(32);
  }
}
