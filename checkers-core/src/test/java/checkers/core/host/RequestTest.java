package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RequestTest {
  private static final String UNACKNOWLEDGED =
      """
      0s Ada joins
      0s Bob joins
      """;

  @Test
  @Tag("C9")
  void isRepeatedAfterFiveSecondsAndThenEveryThirtyUntilTheTimeout() {
    Script.at(Settings.UNTIMED)
        .given(UNACKNOWLEDGED)
        .then(
            """
            4.999s time passes
            5s time passes
              events: REQUEST_REPEATED
              Ada: MOVE Your turn. [rev 2]
            34.999s time passes
            35s time passes
              Ada: MOVE Your turn.
            65s time passes
              Ada: MOVE Your turn.
            66s Ada plays 22-18
              Bob: MOVE
              Ada: WAIT
            71s time passes
              Bob: MOVE Your turn. [last 22-18]
            """);
  }

  @Test
  @Tag("C9")
  void isNotRepeatedOnceItIsAcknowledged() {
    Script.usual()
        .given(UNACKNOWLEDGED)
        .then(
            """
            4s Bob acknowledges
            4s Ada acknowledges @1
            4s Ada acknowledges @3
            5s time passes
              Ada: MOVE
            6s Ada acknowledges @2
            59s time passes
            """);
  }

  @Test
  @Tag("C9")
  void toMoveAgainIsARequestOfItsOwn() {
    Script.usual()
        .given(Opening.TWO_PLAY)
        .then(
            """
            10s Ada plays 9-14
              Ada: RETRY
            14.999s time passes
            15s time passes
              Ada: MOVE Your turn.
            16s Ada acknowledges
            59s time passes
            """);
  }

  @Test
  @Tag("C9")
  void waitsForAPauseToEnd() {
    Script.usual()
        .given(UNACKNOWLEDGED)
        .then(
            """
            4s Bob pauses
              Bob: WAIT
              Ada: WAIT
            40s time passes
            50s Bob continues
              Ada: MOVE Your turn.
              Bob: WAIT The game goes on. White to move.
            55s time passes
              Ada: MOVE Your turn.
            """);
  }

  @Test
  @Tag("C9")
  void waitsForAPlayerToComeBack() {
    Script.usual()
        .given(UNACKNOWLEDGED)
        .then(
            """
            4s Ada drops
              Bob: NOTICE
            10s time passes
            12s Ada returns
              Ada: WAIT Welcome back.
              Ada: MOVE Your turn.
              Bob: NOTICE White is back.
            16.999s time passes
            17s time passes
              Ada: MOVE Your turn.
            """);
  }
}
