package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ClockTest {
  @Test
  @Tag("C6")
  @Tag("R5")
  @Tag("R9")
  void remindsGrantsExtraTimeAndThenTheGameIsForfeit() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1m time passes
              events: TIME_WARNED
              Ada: NOTICE You have 5 minutes left to move. [clock MOVE_TIME 240s]
              Bob: NOTICE White has 5 minutes left to move.
              spectators: NOTICE White has 5 minutes left to move.
            4m59.999s time passes
            5m time passes
              events: EXTRA_TIME_BEGAN
              Ada: NOTICE Your time is over. You must move within 1 minute of extra time, or you lose. [clock EXTRA_TIME 60s]
              Bob: NOTICE White has begun 1 minute of extra time.
              spectators: NOTICE White has begun 1 minute of extra time.
            5m30s time passes
              Ada: NOTICE You have 30 seconds left to move. [clock EXTRA_TIME 30s]
              Bob: NOTICE White has 30 seconds left to move.
              spectators: NOTICE White has 30 seconds left to move.
            5m59.999s time passes
            6m time passes
              events: GAME_ENDED, MEMBER_EXPELLED, ASKED
              Bob: OVER Player Red is the winner! White ran out of time. [result Red TIME]
              Ada: OVER Player Red is the winner! White ran out of time. [role WHITE]
              spectators: OVER Player Red is the winner! White ran out of time.
              Ada: GOODBYE You ran out of time and lost the game.
              Bob: ASK Your opponent has gone. Do you want to play on? [question REMATCH 30s]
            """);
  }

  @Test
  @Tag("C6")
  void aMoveInTheMomentInWhichTheTimeEndsIsTooLate() {
    Script.usual()
        .given(Opening.TWO_PLAY + "5m30s time passes")
        .then(
            """
            6m Ada plays 22-18
              events: GAME_ENDED, MEMBER_EXPELLED, ASKED
              Bob: OVER
              Ada: OVER
              Ada: GOODBYE
              Bob: ASK
            """);
  }

  @Test
  @Tag("C6")
  @Tag("R5")
  void aMoveInTheExtraTimeGivesTheOpponentAFreshClock() {
    Script.usual()
        .given(Opening.TWO_PLAY + "5m30s time passes")
        .then(
            """
            5m59.999s Ada plays 22-18
              Bob: MOVE [clock MOVE_TIME 300s]
              Ada: WAIT
            """);
  }

  @Test
  @Tag("C11")
  @Tag("R5")
  void aRefusedMoveDoesNotRestartTheClock() {
    Script.usual()
        .given(Opening.TWO_PLAY)
        .then(
            """
            50s Ada plays 9-14
              Ada: RETRY [clock MOVE_TIME 250s]
            50s Ada acknowledges
            1m time passes
              Ada: NOTICE You have 5 minutes left to move.
              Bob: NOTICE
            """);
  }

  @Test
  @Tag("C6")
  void whatWasDueBeforeALateTickIsToldInItsOrderAndWithItsTime() {
    Script.usual()
        .given(Opening.TWO_PLAY)
        .then(
            """
            5m31s time passes
              events: TIME_WARNED, EXTRA_TIME_BEGAN, TIME_WARNED
              Ada: NOTICE You have 5 minutes [clock MOVE_TIME 240s, rev 3]
              Bob: NOTICE
              Ada: NOTICE Your time is over. [clock EXTRA_TIME 60s, rev 4]
              Bob: NOTICE
              Ada: NOTICE You have 30 seconds [clock EXTRA_TIME 30s, rev 5]
              Bob: NOTICE
            """);
  }

  @Test
  @Tag("C6")
  void withoutALimitNobodyIsHurried() {
    Script.at(Settings.UNTIMED)
        .given(Opening.TWO_PLAY)
        .then(
            """
            23h time passes
            24h Ada plays 22-18
              Bob: MOVE [clock UNTIMED 0s]
              Ada: WAIT
            """);
  }
}
