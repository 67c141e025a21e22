package checkers.core.protocol;

/** The numbers that hold for the protocol as a whole. */
public final class Protocol {
  public static final int VERSION = 1;

  /** The shortest client frame is a version and a type. */
  public static final int MIN_CLIENT_BODY = 2;

  public static final int MAX_CLIENT_BODY = 512;

  /** The shortest server frame has an empty message and no fields. */
  public static final int MIN_SERVER_BODY = 29;

  public static final int MAX_SERVER_BODY = 8192;

  private Protocol() {}
}
