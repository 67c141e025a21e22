package checkers.core.host;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PauseTest {
  @Test
  @Tag("D11")
  void stopsTheClockAndTheMoves() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            50s Bob pauses
              events: GAME_PAUSED
              Bob: WAIT Red has paused the game, for 5 minutes at most. [clock STOPPED 250s, pause Red 300s]
              Ada: WAIT Red has paused the game, for 5 minutes at most.
              spectators: SHOW Red has paused the game, for 5 minutes at most. [pause Red 300s]
            1m time passes
            2m Ada plays 22-18
              Ada: RETRY The game is paused. [refusal NOT_YOUR_TURN, clock STOPPED 250s]
            2m Ada offers draw
              Ada: NOTICE The game is paused.
            3m Bob continues
              events: GAME_CONTINUED
              Ada: MOVE Your turn. [clock MOVE_TIME 250s, pause none]
              Bob: WAIT The game goes on. White to move.
              spectators: SHOW The game goes on.
            3m1s Ada acknowledges
            3m10s time passes
              Ada: NOTICE You have 5 minutes left to move.
              Bob: NOTICE
              spectators: NOTICE
            """);
  }

  @Test
  @Tag("D11")
  void doesNotRepeatAReminderThatWasGivenBefore() {
    Script.usual()
        .given(Opening.TWO_PLAY + "1m time passes")
        .then(
            """
            1m Ada pauses
              Bob: WAIT
              Ada: WAIT
            2m Ada continues
              Ada: MOVE [clock MOVE_TIME 240s]
              Bob: WAIT
            2m Ada acknowledges
            5m59.999s time passes
            6m time passes
              events: EXTRA_TIME_BEGAN
              Ada: NOTICE Your time is over.
              Bob: NOTICE
            """);
  }

  @Test
  @Tag("D11")
  void endsByTheOneWhoPausedAlone() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1s Ada continues
              Ada: NOTICE The game is not paused.
            1s Cid pauses
              Cid: NOTICE Only a player in a game can pause it.
            1s Ada pauses
              Bob: WAIT
              Ada: WAIT
              spectators: SHOW
            2s Bob continues
              Bob: NOTICE Only White, who paused the game, can continue it.
            2s Bob pauses
              Bob: NOTICE The game is paused already.
            2s Cid continues
              Cid: NOTICE Only White, who paused the game, can continue it.
            """);
  }

  @Test
  @Tag("D11")
  void endsByItselfSoThatNobodyIsHeldHostage() {
    Script.usual()
        .given(Opening.TWO_PLAY + "10s Bob pauses")
        .then(
            """
            5m9.999s time passes
            5m10s time passes
              events: GAME_CONTINUED
              Ada: MOVE Your turn. [clock MOVE_TIME 290s]
              Bob: WAIT The game goes on.
            """);
  }

  @Test
  @Tag("D11")
  void endsByItselfAlsoWhenWhoPausedIsAway() {
    Script.at(Settings.hasty(Duration.ofMinutes(10)))
        .given(Opening.TWO_PLAY + "1s Ada pauses\n2s Ada drops")
        .then(
            """
            5m1s time passes
              events: GAME_CONTINUED
              Bob: WAIT The game goes on. White to move. [away White 301s, clock MOVE_TIME 9s]
            5m30s time passes
              events: TIME_WARNED, EXTRA_TIME_BEGAN, TIME_WARNED, GAME_ENDED, MEMBER_EXPELLED, ASKED
              Bob: NOTICE White has 25 seconds
              Bob: NOTICE White has begun 20 seconds of extra time.
              Bob: NOTICE White has 5 seconds
              Bob: OVER Player Red is the winner! White ran out of time.
              Bob: ASK
            """);
  }

  @Test
  @Tag("D11")
  void aGameThatEndsWithItsPauseIsToldInOrder() {
    Script.usual()
        .given(Opening.TWO_PLAY + "10s Bob pauses")
        .then(
            """
            5m10s Ada resigns
              events: GAME_CONTINUED, GAME_ENDED, ASKED
              Ada: MOVE
              Bob: WAIT The game goes on.
              Bob: OVER [pause none, clock none]
              Ada: OVER
              Ada: ASK
              Bob: ASK
            """);
  }

  @Test
  @Tag("D11")
  void isGrantedThreeTimesInAGame() {
    Script.usual()
        .given(
            Opening.TWO_PLAY
                + """
                1s Ada pauses
                2s Ada continues
                3s Ada pauses
                4s Ada continues
                5s Ada pauses
                6s Ada continues
                """)
        .then(
            """
            7s Ada pauses
              Ada: NOTICE You have paused 3 times, as often as a game allows.
            8s Bob pauses
              Bob: WAIT
              Ada: WAIT
            """);
  }
}
