package checkers.client.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Square;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C27")
class AnimationTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          11 15      | [30, 60, 90, 120]
          1 10 19    | [40, 80, 120, 160, 200, 240]
          1 10 17 26 | [60, 120, 180, 240, 300, 360]
          """)
  void drawsEachLandingAndLongWaysInFewerFrames(String path, String frames) {
    Animation animation = new Animation(Board.EMPTY, move(path), Instant.EPOCH);
    List<Long> times = new ArrayList<>();
    Instant now = Instant.EPOCH;
    while (now.isBefore(animation.end())) {
      Duration late = Duration.ofMillis(times.size() % 3);
      now = now.plus(animation.untilFrame(now.plus(late))).plus(late);
      times.add(now.toEpochMilli());
    }

    assertEquals(frames, times.toString());
  }

  private static Move move(String path) {
    List<Square> squares =
        Arrays.stream(path.split(" ", -1)).map(Integer::parseInt).map(Square::of).toList();
    return new Move(squares, 0);
  }
}
