package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RematchTest {
  private static final String BOB_RESIGNED = Opening.TWO_PLAY_AND_TWO_WATCH + "10s Bob resigns";

  @Test
  @Tag("C5")
  void twoWhoAgreePlayAgainWithColoursSwapped() {
    Script.usual()
        .given(BOB_RESIGNED)
        .then(
            """
            11s Ada says yes
              events: none
            11s Ada says no
              Ada: NOTICE That question is not open any more.
            12s Bob says yes
              events: GAME_STARTED
              Bob: MOVE Your turn. [role WHITE, names Ada-Bob, men 12:12, result none, last none, watching 2]
              Ada: WAIT Ada plays red and Bob plays white. White to move. [role RED]
              spectators: SHOW Ada plays red and Bob plays white.
            """);
  }

  @Test
  @Tag("C5")
  void whoDeclinesWatchesAndTheSpectatorsAreAskedOneByOne() {
    Script.usual()
        .given(BOB_RESIGNED)
        .then(
            """
            11s Bob says yes
            12s Ada says no
              events: SEAT_LEFT, ASKED
              Bob: NOTICE Ada does not play on.
              Ada: SHOW You are watching. [role SPECTATOR, watching 3]
              Bob: WAIT Waiting for a spectator to take the free seat. [role PLAYER]
              spectators: SHOW Waiting for a spectator to take the free seat.
              Cid: ASK A seat is free. Do you want to play? [question TAKE_SEAT 30s]
            13s Dan says yes
              Dan: NOTICE That question is not open any more.
            14s Cid says no
              events: ASKED
              Bob: WAIT
              spectators: SHOW
              Dan: ASK
            15s Dan says yes
              events: SEAT_TAKEN, GAME_STARTED
              Bob: MOVE [names Dan-Bob]
              Dan: WAIT [role RED, watching 2]
              spectators: SHOW
            """);
  }

  @Test
  @Tag("C5")
  void silenceIsANoAndWhenNobodyIsLeftToAskTheNextToComePlays() {
    Script.usual()
        .given(BOB_RESIGNED + "\n11s Ada says yes")
        .then(
            """
            40s time passes
              events: SEAT_LEFT, ASKED
              Ada: NOTICE Bob does not play on.
              Bob: SHOW You are watching.
              Ada: WAIT
              spectators: SHOW
              Cid: ASK
            70s time passes
              events: ASKED
              Ada: WAIT
              spectators: SHOW
              Dan: ASK
            75s Dan leaves
              events: MEMBER_LEFT, WAITING_BEGAN
              Ada: WAIT Waiting for another player.
              spectators: SHOW Waiting for another player. [watching 2]
            99s Eve watches
              Eve: SHOW
            100s Fay joins as 4
              Fay: WAIT A move may take
              Ada: MOVE [names Fay-Ada]
              Fay: WAIT
              spectators: SHOW
            """);
  }

  @Test
  @Tag("C5")
  void bothSeatsAreFilledWhenBothDecline() {
    Script.usual()
        .given(BOB_RESIGNED + "\n11s Ada says no")
        .then(
            """
            12s Bob says no
              events: SEAT_LEFT, SEAT_LEFT, ASKED
              Ada: SHOW You are watching.
              Bob: SHOW You are watching.
              spectators: SHOW [watching 4]
              Cid: ASK
            13s Cid says yes
              Cid: WAIT
              Cid: WAIT
              spectators: SHOW
              Dan: ASK
            14s Dan says no
              events: WAITING_BEGAN
              Cid: WAIT Waiting for another player.
              spectators: SHOW
            """);
  }

  @Test
  @Tag("C5")
  void thoseWhoDeclinedAreAskedOnceMoreWhenSomebodyNewSitsDown() {
    Script.usual()
        .given(Opening.TWO_PLAY + "10s Bob resigns\n11s Ada says no\n12s Bob says no")
        .then(
            """
            60s Cid joins
              events: MEMBER_JOINED, SEAT_TAKEN, ASKED
              Cid: WAIT Waiting for another player.
              spectators: SHOW Waiting for a spectator
              Ada: ASK A seat is free.
            61s Ada says yes
              Cid: MOVE [names Ada-Cid]
              Ada: WAIT
              spectators: SHOW
            """);
  }

  @Test
  @Tag("C5")
  void whoDeclinedOnceIsAskedAfterLaterGamesInOrderOfConnection() {
    Script.usual()
        .given(BOB_RESIGNED + "\n11s Bob says yes\n12s Ada says no\n13s Cid says yes")
        .then(
            """
            15s Bob leaves
              Cid: OVER
              Bob: OVER
              spectators: OVER
              Cid: ASK
            16s Cid says yes
              Cid: WAIT
              spectators: SHOW
              Ada: ASK
            """);
  }

  @Test
  @Tag("C5")
  void aPlayerWhoLeavesDuringTheQuestionHasDeclined() {
    Script.usual()
        .given(BOB_RESIGNED + "\n11s Bob says yes")
        .then(
            """
            12s Bob leaves
              events: MEMBER_LEFT, SEAT_LEFT
              Ada: NOTICE Bob does not play on.
              spectators: NOTICE Bob does not play on.
            13s Eve joins as 2
              Eve: SHOW
            14s Ada says yes
              events: ASKED
              Ada: WAIT Waiting for a spectator
              spectators: SHOW
              Cid: ASK
            15s Ada leaves
              events: MEMBER_LEFT, SEAT_LEFT
              spectators: NOTICE Ada does not play on.
            16s Cid says yes
              Cid: WAIT
              Cid: WAIT
              spectators: SHOW
              Dan: ASK
            17s Dan drops
              events: MEMBER_LEFT, ASKED
              Cid: WAIT
              spectators: SHOW
              Eve: ASK
            """);
  }
}
