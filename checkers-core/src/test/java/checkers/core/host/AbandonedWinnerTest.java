package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AbandonedWinnerTest {
  @Test
  @Tag("C5")
  void whoPlaysOnGetsTheFirstSpectatorWhoWants() {
    Script.usual()
        .given(Opening.BOB_RAN_OUT_OF_TIME)
        .then(
            """
            6m1s Ada says yes
              events: ASKED
              Ada: WAIT Waiting for a spectator to take the free seat.
              spectators: SHOW
              Cid: ASK
            6m2s Cid says yes
              Ada: MOVE [names Cid-Ada]
              Cid: WAIT
              spectators: SHOW
            """);
  }

  @Test
  @Tag("C5")
  void whoDeclinesEndsItForEverybodyAndTheTableIsAsNew() {
    Script.usual()
        .given(Opening.BOB_RAN_OUT_OF_TIME)
        .then(
            """
            6m1s Eve joins
              Eve: SHOW You are watching.
            6m2s Ada says no
              events: TABLE_DISMISSED
              Ada: GOODBYE The game is over and Ada does not play on. [men 0:0]
              Cid: GOODBYE The game is over and Ada does not play on.
              Dan: GOODBYE
              Eve: GOODBYE
            6m3s Cid joins
              Cid: WAIT Waiting for another player. [watching 0, names none, result none, men 0:0]
            6m4s Dan joins
              Dan: WAIT
              Cid: MOVE [names Dan-Cid]
              Dan: WAIT
            """);
  }

  @Test
  @Tag("C5")
  void whoDoesNotAnswerHasDeclined() {
    Script.usual()
        .given(Opening.BOB_RAN_OUT_OF_TIME)
        .then(
            """
            6m29.999s time passes
            6m30s Ada says yes
              events: TABLE_DISMISSED
              Ada: GOODBYE
              Cid: GOODBYE
              Dan: GOODBYE
            """);
  }

  @Test
  @Tag("C5")
  void whoComesInThatMomentFindsTheTableAsNew() {
    Script.usual()
        .given(Opening.BOB_RAN_OUT_OF_TIME)
        .then(
            """
            6m30s Eve joins
              events: TABLE_DISMISSED, MEMBER_JOINED, SEAT_TAKEN, WAITING_BEGAN
              Ada: GOODBYE
              Cid: GOODBYE
              Dan: GOODBYE
              Eve: WAIT Waiting for another player. [role PLAYER, token 05]
            """);
  }

  @Test
  @Tag("C5")
  void whoGoesLeavesTheTableToTheSpectators() {
    Script.usual()
        .given(Opening.BOB_RAN_OUT_OF_TIME)
        .then(
            """
            6m1s Ada leaves
              events: MEMBER_LEFT, SEAT_LEFT, ASKED
              spectators: NOTICE Ada does not play on.
              spectators: SHOW Waiting for a spectator to take the free seat.
              Cid: ASK
            """);
  }

  @Test
  @Tag("C5")
  void whoIsAwayWhenTheTimeToAnswerEndsHasGone() {
    Script.usual()
        .given(Opening.BOB_RAN_OUT_OF_TIME + "6m15s Ada drops")
        .then(
            """
            6m30s time passes
              events: SEAT_LEFT, MEMBER_LEFT, ASKED
              spectators: NOTICE Ada does not play on.
              spectators: SHOW Waiting for a spectator to take the free seat. [away none]
              Cid: ASK
            """);
  }

  @Test
  @Tag("C5")
  void whoPlaysOnAloneWaitsForTheNextConnection() {
    Script.usual()
        .given(Opening.TWO_PLAY + "10s Bob leaves")
        .then(
            """
            11s Ada says yes
              events: WAITING_BEGAN
              Ada: WAIT Waiting for another player. [role PLAYER]
            20m time passes
            20m Bob joins
              Bob: WAIT
              Ada: MOVE
              Bob: WAIT
            """);
  }
}
