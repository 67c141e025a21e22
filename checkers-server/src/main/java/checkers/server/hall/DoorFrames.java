package checkers.server.hall;

import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.rules.Board;
import java.time.Instant;
import java.util.Optional;

/** What is said to a client that has no table yet, or has one no more. */
public final class DoorFrames {
  private DoorFrames() {}

  /** The server closes the connection after it. */
  public static byte[] refuse(RefusalCode code, String why, Instant now) {
    return frame(Action.REFUSE, why, now, new Field.Refusal(code));
  }

  /** The server closes the connection after it; the client has done something wrong. */
  public static byte[] goodbye(RefusalCode code, String why, Instant now) {
    return frame(Action.GOODBYE, why, now, new Field.Refusal(code));
  }

  /** The server closes the connection after it, through no fault of the client's. */
  public static byte[] goodbye(String why, Instant now) {
    return frame(Action.GOODBYE, why, now);
  }

  static byte[] frame(Action action, String message, Instant now, Field... fields) {
    return ServerFrameCodec.encode(
        new ServerFrame(
            action, now.toEpochMilli(), 0, Board.EMPTY, Optional.empty(), message, fields));
  }
}
