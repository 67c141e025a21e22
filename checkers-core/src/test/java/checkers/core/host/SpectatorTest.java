package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SpectatorTest {
  @Test
  @Tag("C20")
  void noCommandReachesTheGame() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH + "1s Ada offers draw")
        .then(
            """
            2s Cid plays 22-18
              events: none
              Cid: NOTICE You are watching: only players move. [rev 3]
            2s Cid resigns
              Cid: NOTICE Only a player in a game can resign. [rev 3]
            2s Cid offers draw
              Cid: NOTICE Only a player in a game can offer a draw. [rev 3]
            2s Cid pauses
              Cid: NOTICE Only a player in a game can pause it. [rev 3]
            2s Cid continues
              Cid: NOTICE The game is not paused. [rev 3]
            2s Cid says yes
              Cid: NOTICE That question is not open any more. [rev 3]
            2s Cid acknowledges
            """);
  }

  @Test
  @Tag("C20")
  void nobodyIsToldWhenOneGoesButTheNextFrameCounts() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1s Cid leaves
              events: MEMBER_LEFT
            2s Dan drops
              events: MEMBER_LEFT
            3s Ada plays 22-18
              Bob: MOVE [watching 0]
              Ada: WAIT [watching 0]
            """);
  }

  @Test
  @Tag("C20")
  @Tag("D6")
  void whoComesLateSeesEverything() {
    Script.usual()
        .given(Opening.TWO_PLAY + "1s Ada plays 22-18\n2s Bob plays 11-15\n3s Ada plays 18-11")
        .then(
            """
            4s Cid joins
              Cid: SHOW You are watching. [men 11:12, turn Red, last 18-11, names Bob-Ada, clock MOVE_TIME 299s, watching 1]
            """);
  }

  @Test
  @Tag("C20")
  void whoCameOnlyToWatchIsNeverAsked() {
    Script.usual()
        .given(Opening.TWO_PLAY + "1s Cid watches\n2s Bob leaves")
        .then(
            """
            3s Ada says yes
              events: WAITING_BEGAN
              Ada: WAIT
              spectators: SHOW Waiting for another player.
            """);
  }

  @Test
  @Tag("C20")
  void whoReconnectsIsWelcomedBackAndNobodyElseIsTold() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1s Cid returns
              Cid: SHOW Welcome back. [role SPECTATOR, id 3, token 03]
            """);
  }

  @Test
  @Tag("C20")
  void anIdThatIsUsedAgainInheritsNoRefusal() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH + "1s Bob leaves\n2s Ada says yes\n3s Cid says no")
        .then(
            """
            4s Cid leaves
              events: MEMBER_LEFT
            5s Eve joins as 3
              Eve: SHOW
            6s Dan says no
              events: ASKED
              Ada: WAIT
              spectators: SHOW
              Eve: ASK A seat is free. Do you want to play?
            """);
  }
}
