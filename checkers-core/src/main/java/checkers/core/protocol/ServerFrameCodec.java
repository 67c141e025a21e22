package checkers.core.protocol;

import static checkers.core.protocol.ProtocolException.malformed;

import checkers.core.rules.Board;
import checkers.core.rules.Side;
import java.util.List;
import java.util.Optional;

/**
 * Server frames as bytes, big-endian:
 *
 * <pre>
 *     u16     u8        u8       u64         u32        u32   u32     u32     u8
 *   +--------+---------+--------+-----------+----------+-----+-------+-------+------+
 *   | length | version | action | timestamp | revision | red | white | kings | turn |
 *   +--------+---------+--------+-----------+----------+-----+-------+-------+------+
 *   body:     0         1        2           10         14    18      22      26
 *
 *     u16 m   m bytes   the rest, each
 *   +--------+---------+-------------------------------+
 *   |   m    | message | u8 tag | u16 length | content |
 *   +--------+---------+-------------------------------+
 *    27       29        29+m
 * </pre>
 */
public final class ServerFrameCodec {
  private static final List<Action> ACTIONS = List.of(Action.values());
  private static final int USUAL_BODY = 256;

  private ServerFrameCodec() {}

  /** The whole frame, its length in front, ready to be sent. Every frame can be encoded. */
  public static byte[] encode(ServerFrame frame) {
    Board board = frame.board();
    WireWriter out = new WireWriter(USUAL_BODY);
    out.u8(Protocol.VERSION).u8(frame.action().id());
    out.u64(frame.timestamp()).u32(frame.revision());
    out.u32(board.red()).u32(board.white()).u32(board.kings());
    out.u8(frame.turn().map(side -> side == Side.RED ? 1 : 2).orElse(0));
    out.str16(frame.message());
    for (Field field : frame.fields()) {
      FieldWriter.write(out, field);
    }
    return out.frame(Protocol.MAX_SERVER_BODY);
  }

  /** The frame with this body, that is, without the length in front. */
  public static ServerFrame decode(byte[] body) throws ProtocolException {
    WireReader in = WireReader.ofBody(body, Protocol.MAX_SERVER_BODY);
    return new ServerFrame(
        in.oneOf("action", ACTIONS, Action::id),
        in.u64(),
        in.i32(),
        board(in.i32(), in.i32(), in.i32()),
        turn(in.u8()),
        in.str16(),
        FieldReader.readAll(in));
  }

  private static Board board(int red, int white, int kings) throws ProtocolException {
    Optional<String> fault = Board.fault(red, white, kings);
    if (fault.isPresent()) {
      throw malformed("That is no board: " + fault.get() + ".");
    }
    return new Board(red, white, kings);
  }

  private static Optional<Side> turn(int id) throws ProtocolException {
    return switch (id) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(Side.RED);
      case 2 -> Optional.of(Side.WHITE);
      default -> throw malformed("There is no turn " + id + ".");
    };
  }
}
