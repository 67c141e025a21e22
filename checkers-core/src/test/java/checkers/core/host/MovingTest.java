package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MovingTest {
  @Test
  @Tag("C7")
  @Tag("D6")
  void everybodySeesAnAcceptedMove() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            7s Ada plays 22-18
              events: MOVE_MADE
              Bob: MOVE Your turn. [turn Red, last 22-18, clock MOVE_TIME 300s, role RED]
              Ada: WAIT White played 22-18. Red to move. [turn Red, last 22-18, role WHITE]
              spectators: SHOW White played 22-18. [turn Red, last 22-18, role SPECTATOR, watching 2]
            """);
  }

  @Test
  @Tag("C11")
  @Tag("R6")
  void aRefusedMoveSaysTheRuleAndTheSquares() {
    Script.usual()
        .given(Opening.TWO_PLAY)
        .then(
            """
            1s Ada plays 22-13
              events: none
              Ada: RETRY There is nothing to jump from 22 to 13: square 17 is empty. You can play 22-17 or 22-18. [refusal NOT_LEGAL, turn White, men 12:12]
            2s Ada plays 9-14
              Ada: RETRY [refusal NO_PIECE_OF_YOURS]
            3s Ada plays 22-18
              Bob: MOVE
              Ada: WAIT
            4s Bob plays 11-15
              Ada: MOVE Your turn. You must perform a jump.
              Bob: WAIT
            5s Ada plays 21-17
              Ada: RETRY You must jump: 18x11. [refusal MUST_JUMP, last 11-15]
            6s Ada plays 18-11
              Bob: MOVE Your turn. You must perform a jump. [men 11:12, last 18-11]
              Ada: WAIT White played 18x11.
            """);
  }

  @Test
  @Tag("C11")
  void onlyThePlayerToMoveMoves() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1s Bob plays 9-14
              Bob: RETRY It is not your turn: White moves. [refusal NOT_YOUR_TURN]
            1s Cid plays 22-18
              Cid: NOTICE You are watching: only players move. [refusal NOT_YOUR_TURN, role SPECTATOR]
            """);
  }

  @Test
  @Tag("C11")
  void aMoveAnswersAnyFrameSinceTheBoardChanged() {
    Script.usual()
        .given(Opening.TWO_PLAY)
        .given("1s Ada plays 22-18")
        .then(
            """
            2s Ada offers draw
              Ada: NOTICE You have offered a draw. [rev 4]
              Bob: ASK
            3s Bob plays 9-14 @2
              Bob: RETRY The board has changed since: look again. [refusal STALE_REVISION, rev 4]
            3s Bob plays 9-14 @5
              Bob: RETRY [refusal STALE_REVISION]
            3s Bob plays 9-14 @4294967295
              Bob: RETRY [refusal STALE_REVISION]
            4s Bob plays 9-14 @3
              Ada: NOTICE Red has declined the draw. [rev 5]
              Ada: MOVE [rev 5]
              Bob: WAIT
            """);
  }

  @Test
  @Tag("R8")
  void whoResignsLosesEvenOutOfTurn() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1s Cid resigns
              Cid: NOTICE Only a player in a game can resign.
            2s Bob resigns
              events: GAME_ENDED, ASKED
              Bob: OVER Player White is the winner! Red resigned. [result White RESIGNED, turn nobody]
              Ada: OVER Player White is the winner! Red resigned.
              spectators: OVER Player White is the winner! Red resigned. [result White RESIGNED]
              Ada: ASK Do you want to play again? [question REMATCH 30s]
              Bob: ASK Do you want to play again? [question REMATCH 30s]
            3s Bob resigns
              Bob: NOTICE Only a player in a game can resign.
            4s Ada plays 22-18
              Ada: RETRY There is no game going on. [refusal NOT_YOUR_TURN]
            """);
  }
}
