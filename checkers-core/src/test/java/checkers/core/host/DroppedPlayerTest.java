package checkers.core.host;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DroppedPlayerTest {
  @Test
  @Tag("C5")
  void hasAWhileToComeBackToSeatClockAndBoard() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            10s Ada drops
              events: PLAYER_DROPPED
              Bob: NOTICE White has lost the connection and has 20 seconds to come back. [away White 20s]
              spectators: NOTICE White has lost the connection and has 20 seconds to come back. [away White 20s]
            15s Bob plays 9-14
              Bob: RETRY It is not your turn [away White 15s]
            29.999s time passes
            29.999s Ada returns
              events: MEMBER_RETURNED
              Ada: WAIT Welcome back. [role WHITE, id 1, token 01, limits 300s+60s 300s/60s/30s, away none]
              Ada: MOVE Your turn. [clock MOVE_TIME 270001ms]
              Bob: NOTICE White is back. [away none]
              spectators: NOTICE White is back.
            31s time passes
            32s Ada plays 22-18
              Bob: MOVE
              Ada: WAIT
              spectators: SHOW
            """);
  }

  @Test
  @Tag("C5")
  void whoStaysAwayLosesAndTheWinnerIsAsked() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH + "10s Bob drops")
        .then(
            """
            30s Bob returns
              events: MEMBER_LEFT, GAME_ENDED, ASKED
              Bob: OVER Player Red has disconnected. Player White is the winner!
              Ada: OVER Player Red has disconnected. Player White is the winner! [result White DISCONNECTED, away none]
              spectators: OVER Player Red has disconnected.
              Ada: ASK Your opponent has gone. Do you want to play on?
            """);
  }

  @Test
  @Tag("C5")
  void losesAtOnceWithoutGrace() {
    Script.at(Settings.NO_GRACE)
        .given(Opening.TWO_PLAY)
        .then(
            """
            10s Bob drops
              events: MEMBER_LEFT, GAME_ENDED, ASKED
              Ada: OVER Player Red has disconnected. Player White is the winner!
              Ada: ASK Your opponent has gone. Do you want to play on?
            """);
  }

  @Test
  @Tag("C5")
  void whoLeavesOnPurposeLosesAtOnce() {
    Script.usual()
        .given(Opening.TWO_PLAY)
        .then(
            """
            10s Ada leaves
              events: MEMBER_LEFT, GAME_ENDED, ASKED
              Bob: OVER Player White has disconnected. Player Red is the winner!
              Ada: OVER
              Bob: ASK Your opponent has gone. Do you want to play on?
            """);
  }

  @Test
  @Tag("C5")
  void theSecondToDropWinsButWhenHeStaysAwayTooTheSpectatorsAreAsked() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            10s Bob drops
              Ada: NOTICE
              spectators: NOTICE
            12s Ada drops
              spectators: NOTICE White has lost the connection
            30s time passes
              events: MEMBER_LEFT, GAME_ENDED, ASKED
              spectators: OVER [result White DISCONNECTED, away White 2s]
            32s time passes
              events: MEMBER_LEFT, SEAT_LEFT, ASKED
              spectators: NOTICE Ada does not play on.
              spectators: SHOW Waiting for a spectator to take the free seat.
              Cid: ASK A seat is free. Do you want to play? [question TAKE_SEAT 30s]
            33s Cid says yes
              events: SEAT_TAKEN, ASKED
              Cid: WAIT Waiting for another player. [role PLAYER]
              Cid: WAIT Waiting for a spectator to take the free seat.
              spectators: SHOW
              Dan: ASK
            34s Dan says yes
              events: SEAT_TAKEN, GAME_STARTED
              Cid: MOVE Your turn. [names Dan-Cid, role WHITE]
              Dan: WAIT [role RED]
            """);
  }

  @Test
  @Tag("C5")
  void aWinnerWhoDropsCanComeBackToTheQuestion() {
    Script.usual()
        .given(Opening.BOB_RAN_OUT_OF_TIME)
        .then(
            """
            6m1s Ada drops
              spectators: NOTICE White has lost the connection
            6m2s Eve joins as 2
              Eve: SHOW You are watching.
            6m5s Ada returns
              Ada: WAIT Welcome back.
              spectators: NOTICE White is back. [watching 3]
              Ada: ASK Your opponent has gone. Do you want to play on? [question REMATCH 25s]
            6m6s Ada says yes
              events: ASKED
              Ada: WAIT Waiting for a spectator to take the free seat.
              spectators: SHOW
              Cid: ASK
            """);
  }

  @Test
  @Tag("C5")
  void whoseTimeRunsOutWhileHeIsAwayLosesByTime() {
    Script.at(Settings.hasty(Duration.ofMinutes(10)))
        .given(Opening.TWO_PLAY + "0s Ada drops\n29s time passes")
        .then(
            """
            30s time passes
              events: GAME_ENDED, MEMBER_EXPELLED, ASKED
              Bob: OVER Player Red is the winner! White ran out of time. [away none]
              Bob: ASK
            31s Ada returns
            """);
  }

  @Test
  @Tag("C5")
  void isAwayOnce() {
    Script.usual()
        .given(Opening.TWO_PLAY + "10s Ada drops")
        .then(
            """
            15s Ada drops
              events: none
            20s Ada returns
              Ada: WAIT
              Ada: MOVE
              Bob: NOTICE
            20s Ada acknowledges
            50s time passes
            """);
  }
}
