package checkers.core.protocol;

/**
 * Bytes that are no frame. It ends one connection; its sentence, made of our own words and numbers
 * only, may be shown and logged.
 */
public final class ProtocolException extends Exception {
  private static final long serialVersionUID = 1;

  private final RefusalCode code;
  private final String sentence;

  ProtocolException(RefusalCode code, String sentence) {
    super(sentence);
    this.code = code;
    this.sentence = sentence;
  }

  static ProtocolException malformed(String sentence) {
    return new ProtocolException(RefusalCode.MALFORMED, sentence);
  }

  /** VERSION if the other side speaks another version, else MALFORMED. */
  public RefusalCode code() {
    return code;
  }

  /** What is wrong, for a GOODBYE or a log. */
  public String sentence() {
    return sentence;
  }
}
