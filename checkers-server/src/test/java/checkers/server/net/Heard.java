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
record Heard(
    int action,
    long timestamp,
    int revision,
    Board board,
    int turn,
    String message,
    Map<Integer, String> fields) {
  static final int ASSIGN = 1;
  static final int REFUSE = 2;
  static final int WAIT = 3;
  static final int MOVE = 4;
  static final int RETRY = 5;
  static final int SHOW = 6;
  static final int NOTICE = 7;
  static final int ASK = 9;
  static final int OVER = 10;
  static final int TABLES = 11;
  static final int PING = 12;
  static final int GOODBYE = 13;

  static Heard parse(byte[] body) throws IOException {
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

  int id() {
    return number(1);
  }

  int port() {
    return number(2);
  }

  byte[] token() {
    return HexFormat.of().parseHex(hex(3));
  }

  int role() {
    return number(4);
  }

  int questionId() {
    return Integer.parseInt(hex(10).substring(0, 4), 16);
  }

  int spectators() {
    return number(11);
  }

  int refusal() {
    return number(13);
  }

  Position position() {
    return new Position(board, turn == 1 ? Side.RED : Side.WHITE);
  }

  /** Action, refusal and words, as a refusal is compared. */
  String said() {
    return action + (fields.containsKey(13) ? " " + refusal() : "") + " " + message;
  }

  String hex(int tag) {
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
