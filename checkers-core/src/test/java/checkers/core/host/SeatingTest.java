package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SeatingTest {
  @Test
  @Tag("C3")
  @Tag("C4")
  @Tag("C6")
  @Tag("D5")
  void theFirstTwoPlayAndTheOthersWatch() {
    Script.usual()
        .then(
            """
            0s Ada joins
              events: MEMBER_JOINED, SEAT_TAKEN, WAITING_BEGAN
              Ada: WAIT Waiting for another player. A move may take 5 minutes, and then 1 minute of extra time. [role PLAYER, id 1, token 01, table 1, limits 300s+60s 300s/60s/30s, men 0:0, clock none]
            1s Bob joins
              events: MEMBER_JOINED, SEAT_TAKEN, GAME_STARTED
              Bob: WAIT A move may take 5 minutes [role RED, id 2, token 02, limits 300s+60s 300s/60s/30s]
              Ada: MOVE Your turn. [role WHITE, men 12:12, turn White, names Bob-Ada, clock MOVE_TIME 300s, watching 0]
              Bob: WAIT Bob plays red and Ada plays white. White to move. [role RED]
            2s Cid joins
              events: MEMBER_JOINED
              Cid: SHOW You are watching. A move may take 5 minutes [role SPECTATOR, id 3, token 03, clock MOVE_TIME 299s, watching 1]
            """);
  }

  @Test
  @Tag("C3")
  void whoCameOnlyToWatchIsPassedOver() {
    Script.usual()
        .then(
            """
            0s Ada watches
              Ada: SHOW You are watching.
            0s Bob joins
              Bob: WAIT Waiting
              spectators: SHOW Waiting for another player. [watching 1]
            0s Cid joins
              Cid: WAIT A move may take [role RED]
              Bob: MOVE Your turn. [names Cid-Bob]
              Cid: WAIT
              spectators: SHOW Cid plays red and Bob plays white. [role SPECTATOR]
            """);
  }

  @Test
  @Tag("C5")
  void whoWaitsAloneAndGoesLeavesAnEmptyTable() {
    Script.usual()
        .given("0s Ada joins")
        .then(
            """
            1s Ada drops
              events: MEMBER_LEFT, SEAT_LEFT, WAITING_BEGAN
            2s Bob joins
              Bob: WAIT Waiting for another player.
            3s Cid joins
              Cid: WAIT
              Bob: MOVE [names Cid-Bob]
              Cid: WAIT
            """);
  }

  @Test
  @Tag("C6")
  void anUntimedTableSaysSo() {
    Script.at(Settings.UNTIMED)
        .then(
            """
            0s Ada joins
              Ada: WAIT Waiting for another player. There is no time limit. [limits 0s+0s ]
            0s Bob joins
              Bob: WAIT There is no time limit.
              Ada: MOVE [clock UNTIMED 0s]
              Bob: WAIT
            """);
  }
}
