package checkers.server.net;

import checkers.core.rules.Board;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/** A server frame, read by hand from the protocol page. */
public record Heard(
    int action,
    long timestamp,
    int revision,
    Board board,
    int turn,
    String message,
    Map<Integer, String> fields) {
  public static final int ASSIGN = 1;
  public static final int REFUSE = 2;
  public static final int WAIT = 3;
  public static final int MOVE = 4;
  public static final int RETRY = 5;
  public static final int SHOW = 6;
  public static final int NOTICE = 7;
  public static final int ASK = 9;
  public static final int OVER = 10;
  public static final int TABLES = 11;
  public static final int PING = 12;
  public static final int GOODBYE = 13;

  public static Heard parse(byte[] body) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(body));
    if (in.readUnsignedByte() != 1) {
      throw new IOException("another version");
    }
    int action = in.readUnsignedByte();
    long timestamp = in.readLong();
    int revision = in.readInt();
    Board board = new Board(in.readInt(), in.readInt(), in.readInt());
    int turn = in.readUnsignedByte();
    byte[] message = in.readNBytes(in.readUnsignedShort());
    Map<Integer, String> fields = new HashMap<>();
    while (in.available() > 0) {
      int tag = in.readUnsignedByte();
      fields.put(tag, HexFormat.of().formatHex(in.readNBytes(in.readUnsignedShort())));
    }
    String text = new String(message, StandardCharsets.UTF_8);
    return new Heard(action, timestamp, revision, board, turn, text, Map.copyOf(fields));
  }

  public int id() {
    return number(1);
  }

  public int port() {
    return number(2);
  }

  public byte[] token() {
    return HexFormat.of().parseHex(hex(3));
  }

  public int role() {
    return number(4);
  }

  public int questionId() {
    return Integer.parseInt(hex(10).substring(0, 4), 16);
  }

  public int spectators() {
    return number(11);
  }

  public int refusal() {
    return number(13);
  }

  public Position position() {
    return new Position(board, turn == 1 ? Side.RED : Side.WHITE);
  }

  /** Action, refusal and words, as a refusal is compared. */
  public String said() {
    return action + (fields.containsKey(13) ? " " + refusal() : "") + " " + message;
  }

  public String hex(int tag) {
    String value = fields.get(tag);
    if (value == null) {
      throw new AssertionError("no field " + tag + " in " + this);
    }
    return value;
  }

  private int number(int tag) {
    return Integer.parseInt(hex(tag), 16);
  }
}
