package checkers.core.protocol;

import static checkers.core.protocol.ProtocolException.malformed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Client frames as bytes, big-endian:
 *
 * <pre>
 *  u16     u8       u8
 * +------+---------+------+---------+
 * |length| version | type | payload |
 * +------+---------+------+---------+
 *
 * HELLO  | u8 intent | u8 n | name | fields: u8 tag, u16 length, content
 * READY  | token: 16 bytes
 * ACK    | u32 revision
 * MOVE   | u32 revision | u8 n | n squares
 * ANSWER | u16 question | u8 yes
 * others | nothing
 * </pre>
 */
public final class ClientFrameCodec {
  private static final List<ClientFrameType> TYPES = List.of(ClientFrameType.values());
  private static final List<Intent> INTENTS = List.of(Intent.values());
  private static final int USUAL_BODY = 32;
  private static final int TABLE_TAG = 1;
  private static final int RESUME_TAG = 2;

  private ClientFrameCodec() {}

  /** The whole frame, its length in front, ready to be sent. Every frame can be encoded. */
  public static byte[] encode(ClientFrame frame) {
    WireWriter out = new WireWriter(USUAL_BODY);
    out.u8(Protocol.VERSION).u8(frame.type().id());
    switch (frame.type()) {
      case HELLO -> writeHello(out, (ClientFrame.Hello) frame);
      case READY -> out.token(((ClientFrame.Ready) frame).token());
      case ACK -> out.u32(((ClientFrame.Ack) frame).revision());
      case MOVE -> {
        ClientFrame.PlayMove move = (ClientFrame.PlayMove) frame;
        out.u32(move.revision()).u8(move.path().size());
        move.path().forEach(out::u8);
      }
      case ANSWER -> {
        ClientFrame.Answer answer = (ClientFrame.Answer) frame;
        out.u16(answer.question()).u8(answer.yes() ? 1 : 0);
      }
      case RESIGN, OFFER_DRAW, PAUSE, CONTINUE, PONG, LEAVE -> {}
    }
    return out.frame(Protocol.MAX_CLIENT_BODY);
  }

  private static void writeHello(WireWriter out, ClientFrame.Hello hello) {
    out.u8(hello.intent().id()).str8(hello.name());
    if (hello.table().isPresent()) {
      int begin = out.beginField(TABLE_TAG);
      out.raw(WireWriter.utf8(hello.table().get()));
      out.endField(begin);
    }
    if (hello.resume().isPresent()) {
      int begin = out.beginField(RESUME_TAG);
      out.token(hello.resume().get());
      out.endField(begin);
    }
  }

  /** The frame with this body, that is, without the length in front. */
  public static ClientFrame decode(byte[] body) throws ProtocolException {
    WireReader in = WireReader.ofBody(body, Protocol.MAX_CLIENT_BODY);
    ClientFrameType type = in.oneOf("type", TYPES, ClientFrameType::id);
    ClientFrame frame =
        switch (type) {
          case HELLO -> readHello(in);
          case READY -> new ClientFrame.Ready(in.token());
          case ACK -> new ClientFrame.Ack(in.i32());
          case MOVE -> new ClientFrame.PlayMove(in.i32(), readPath(in));
          case RESIGN -> new ClientFrame.Resign();
          case OFFER_DRAW -> new ClientFrame.OfferDraw();
          case ANSWER -> new ClientFrame.Answer(in.u16(), readYes(in));
          case PAUSE -> new ClientFrame.Pause();
          case CONTINUE -> new ClientFrame.Continue();
          case PONG -> new ClientFrame.Pong();
          case LEAVE -> new ClientFrame.Leave();
        };
    in.expectEnd("frame");
    return frame;
  }

  private static ClientFrame readHello(WireReader in) throws ProtocolException {
    Intent intent = in.oneOf("intent", INTENTS, Intent::id);
    String name = in.str8();
    Optional<String> table = Optional.empty();
    Optional<Token> resume = Optional.empty();
    while (in.hasMore()) {
      int tag = in.u8();
      WireReader content = in.field();
      if ((tag == TABLE_TAG && table.isPresent()) || (tag == RESUME_TAG && resume.isPresent())) {
        throw malformed("Field " + tag + " comes twice.");
      }
      if (tag == TABLE_TAG) {
        table = Optional.of(content.text());
      } else if (tag == RESUME_TAG) {
        resume = Optional.of(content.token());
        content.expectEnd("field " + tag);
      }
    }
    return new ClientFrame.Hello(intent, name, table, resume);
  }

  private static List<Integer> readPath(WireReader in) throws ProtocolException {
    int squares = in.u8();
    if (!Range.isPath(squares)) {
      throw malformed("No move has " + squares + " squares.");
    }
    List<Integer> path = new ArrayList<>(squares);
    for (int left = squares; left > 0; left--) {
      path.add(in.u8());
    }
    return path;
  }

  private static boolean readYes(WireReader in) throws ProtocolException {
    int answer = in.u8();
    if (answer > 1) {
      throw malformed("There is no answer " + answer + ".");
    }
    return answer == 1;
  }
}
