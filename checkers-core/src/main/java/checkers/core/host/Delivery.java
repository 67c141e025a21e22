package checkers.core.host;

import checkers.core.protocol.Action;
import java.util.OptionalInt;

/** An encoded frame and whom it is for. */
public final class Delivery {
  private final OptionalInt to;
  private final Action action;
  private final byte[] frame;

  Delivery(OptionalInt to, Action action, byte[] frame) {
    this.to = to;
    this.action = action;
    this.frame = frame;
  }

  /** One member, or all spectators if empty. */
  public OptionalInt to() {
    return to;
  }

  public Action action() {
    return action;
  }

  /** The bytes to be sent, shared by all who get them and not to be changed. */
  public byte[] frame() {
    return frame;
  }
}
