package checkers.server.bench;

import checkers.core.game.Game;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameCodec;
import checkers.core.protocol.Protocol;
import checkers.core.rules.Move;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/** Games for clients to play by heart: the longest of many random ones. */
final class Scripts {
  /** Where the revision is to be filled in, twice. */
  static final int ACK_REVISION_AT = 4;

  static final int MOVE_REVISION_AT = 12;

  private static final int PLAYED = 500;
  private static final int KEPT = 8;

  private Scripts() {}

  /** Each game as what its players send: an ACK and a MOVE at once. */
  static List<byte[][]> ofServer() {
    return games().stream()
        .map(game -> game.stream().map(Scripts::ackAndMove).toArray(byte[][]::new))
        .toList();
  }

  /** The same bytes, but for a length in front that makes one frame of them. */
  static List<byte[][]> ofRelay() {
    List<byte[][]> scripts = ofServer();
    for (byte[][] script : scripts) {
      for (byte[] message : script) {
        message[0] = 0;
        message[1] = (byte) (message.length - 2);
        message[2] = Protocol.VERSION;
      }
    }
    return scripts;
  }

  private static byte[] ackAndMove(Move move) {
    List<Integer> path = move.path().stream().map(Square::number).toList();
    byte[] ack = ClientFrameCodec.encode(new ClientFrame.Ack(0));
    byte[] play = ClientFrameCodec.encode(new ClientFrame.PlayMove(0, path));
    byte[] both = new byte[ack.length + play.length];
    System.arraycopy(ack, 0, both, 0, ack.length);
    System.arraycopy(play, 0, both, ack.length, play.length);
    return both;
  }

  private static List<List<Move>> games() {
    SplittableRandom random = new SplittableRandom(1);
    List<List<Move>> games = new ArrayList<>();
    for (int i = 0; i < PLAYED; i++) {
      Game game = Game.start(Side.WHITE);
      while (!game.isOver()) {
        List<Move> legal = game.position().legalMoves();
        game = game.play(legal.get(random.nextInt(legal.size())));
      }
      games.add(game.moves());
    }
    games.sort(Comparator.comparingInt((List<Move> moves) -> moves.size()).reversed());
    return games.subList(0, KEPT);
  }
}
