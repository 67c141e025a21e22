package checkers.core.notation;

/**
 * A piece of PDN that matters to a reader.
 *
 * @param name the name of a tag, else empty
 * @param text the value of a tag, the problem of something bad, else what was written
 * @param offset where that text begins
 */
record PdnToken(Kind kind, String name, String text, int offset) {
  enum Kind {
    TAG,
    MOVE,
    RESULT,
    VARIATION_START,
    VARIATION_END,
    BAD_TAG,
    BAD,
    END
  }

  PdnToken(Kind kind, String text, int offset) {
    this(kind, "", text, offset);
  }

  boolean isTag() {
    return kind == Kind.TAG || kind == Kind.BAD_TAG;
  }
}
