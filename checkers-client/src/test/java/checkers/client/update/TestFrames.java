package checkers.client.update;

import checkers.core.notation.Fen;
import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.rules.Board;
import checkers.core.rules.Position;
import java.util.Optional;

/** Frames that no table sends so soon: positions in the middle of a game, refusals. */
final class TestFrames {
  private TestFrames() {}

  static ServerFrame refuse(String why) {
    return sent(new ServerFrame(Action.REFUSE, 0, 0, Board.EMPTY, Optional.empty(), why));
  }

  /** The side to move is asked to. */
  static ServerFrame move(String fen) {
    Position position = Fen.read(fen).orElseThrow();
    return sent(
        new ServerFrame(
            Action.MOVE,
            0,
            1000,
            position.board(),
            Optional.of(position.turn()),
            "Your turn.",
            new Field.YourRole(Role.of(position.turn())),
            new Field.Progress(40, 1, 0)));
  }

  private static ServerFrame sent(ServerFrame frame) {
    return World.decode(ServerFrameCodec.encode(frame));
  }
}
