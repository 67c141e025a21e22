package checkers.core.host;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DrawTest {
  @Test
  @Tag("C13")
  @Tag("R7")
  void endsTheGameWhenTheOpponentAgrees() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1s Bob offers draw
              events: DRAW_OFFERED, ASKED
              Bob: NOTICE You have offered a draw.
              spectators: NOTICE Red offers a draw.
              Ada: ASK Your opponent offers a draw. Do you accept? [question DRAW 30s, turn White]
            2s Ada says yes
              events: GAME_ENDED, ASKED
              Bob: OVER A Draw has been reached by agreement. [result draw AGREEMENT]
              Ada: OVER A Draw
              spectators: OVER A Draw
              Ada: ASK Do you want to play again?
              Bob: ASK Do you want to play again?
            """);
  }

  @Test
  @Tag("R7")
  void isDeclinedByANoByAMoveAndBySilence() {
    Script.usual()
        .given(Opening.TWO_PLAY_AND_TWO_WATCH)
        .then(
            """
            1s Ada offers draw
              Ada: NOTICE
              spectators: NOTICE
              Bob: ASK
            2s Bob says no
              events: DRAW_DECLINED
              Ada: NOTICE Red has declined the draw.
              spectators: NOTICE Red has declined the draw.
            3s Bob offers draw
              Bob: NOTICE
              spectators: NOTICE
              Ada: ASK
            4s Ada plays 22-18
              events: DRAW_DECLINED, MOVE_MADE
              Bob: NOTICE White has declined the draw.
              spectators: NOTICE White has declined the draw.
              Bob: MOVE
              Ada: WAIT
              spectators: SHOW
            4s Bob acknowledges
            5s Ada offers draw
              Ada: NOTICE
              spectators: NOTICE
              Bob: ASK
            34.999s time passes
            35s time passes
              Ada: NOTICE Red has declined the draw.
              spectators: NOTICE Red has declined the draw.
            35s Bob says yes
              Bob: NOTICE That question is not open any more.
            """);
  }

  @Test
  @Tag("R7")
  void canBeOfferedOnceBetweenOnesOwnMovesAndNotOverAnother() {
    Script.usual()
        .given(Opening.TWO_PLAY)
        .then(
            """
            1s Ada offers draw
              Ada: NOTICE
              Bob: ASK
            1s Bob offers draw
              Bob: NOTICE A draw has been offered already and waits for its answer.
            1s Ada says yes
              Ada: NOTICE That question is not open any more.
            2s Bob says no
              Ada: NOTICE
            3s Ada offers draw
              Ada: NOTICE You can offer a draw again after your next move.
            4s Ada plays 22-18
              Bob: MOVE
              Ada: WAIT
            5s Ada offers draw
              Ada: NOTICE You have offered a draw.
              Bob: ASK
            """);
  }

  @Test
  @Tag("R7")
  void staysOpenWhenTheOneWhoOfferedMoves() {
    Script.usual()
        .given(Opening.TWO_PLAY + "1s Ada offers draw")
        .then(
            """
            2s Ada plays 22-18
              Bob: MOVE
              Ada: WAIT
            3s Bob says yes
              Bob: OVER [result draw AGREEMENT]
              Ada: OVER
              Ada: ASK
              Bob: ASK
            """);
  }

  @Test
  @Tag("R7")
  void isForgottenWhenTheGameEnds() {
    Script.usual()
        .given(Opening.TWO_PLAY + "1s Ada offers draw")
        .then(
            """
            2s Ada resigns
              Bob: OVER [result Red RESIGNED]
              Ada: OVER
              Ada: ASK [question REMATCH 30s]
              Bob: ASK [question REMATCH 30s]
            31s time passes
            32s time passes
              Ada: SHOW You are watching.
              Bob: SHOW You are watching.
              spectators: SHOW Waiting for another player.
            """);
  }

  @Test
  @Tag("R7")
  void waitsForAnAwayPlayerAndIsAskedAgainWhenHeIsBack() {
    Script.usual()
        .given(Opening.TWO_PLAY + "1s Bob drops")
        .then(
            """
            2s Ada offers draw
              Ada: NOTICE You have offered a draw.
            12s Bob returns
              Bob: WAIT Welcome back.
              Ada: NOTICE Red is back.
              Bob: ASK Your opponent offers a draw. [question DRAW 20s]
            13s Bob says yes
              Bob: OVER A Draw has been reached
              Ada: OVER
              Ada: ASK
              Bob: ASK
            """);
  }
}
