package checkers.core.protocol;

/**
 * Makes text from people and from the network safe for terminals and logs: one line of visible
 * characters within a limit.
 *
 * <p>Control and format characters go (C0, DEL, C1, bidirectional marks, overrides and isolates,
 * joiners), as do lone surrogates and combining marks that have no character to stand on or stand
 * more than {@value #MARKS} high. Every run of white space becomes one space, none at either end.
 */
public final class CleanText {
  /** A person's name, in code points. */
  public static final int NAME_LIMIT = 20;

  /** The id or key of a table. */
  public static final int TABLE_ID_LIMIT = 60;

  public static final int TITLE_LIMIT = 40;

  /** The message of a server frame. */
  public static final int MESSAGE_LIMIT = 500;

  private static final int MARKS = 3;

  private CleanText() {}

  public static String name(String text) {
    return clean(text, NAME_LIMIT);
  }

  public static String tableId(String text) {
    return clean(text, TABLE_ID_LIMIT);
  }

  public static String title(String text) {
    return clean(text, TITLE_LIMIT);
  }

  public static String message(String text) {
    return clean(text, MESSAGE_LIMIT);
  }

  public static boolean isClean(String text, int limit) {
    return clean(text, limit).equals(text);
  }

  /** The text without what is unsafe, cut to so many code points between whole characters. */
  public static String clean(String text, int limit) {
    return text.length() <= limit && isPlain(text) ? text : filter(text, limit);
  }

  /** The usual case, and the reason why cleaning twice costs nothing. */
  private static boolean isPlain(String text) {
    char before = ' ';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~' || (c == ' ' && before == ' ')) {
        return false;
      }
      before = c;
    }
    return before != ' ' || text.isEmpty();
  }

  private static String filter(String text, int limit) {
    StringBuilder kept = new StringBuilder(Math.min(text.length(), 2 * limit));
    int length = 0;
    int lastWhole = 0; // where the last character, with its marks and the space before it, begins
    int marks = MARKS;
    boolean space = false;
    for (int i = 0, c; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      boolean mark = isMark(c);
      if (isBlank(c)) {
        space = length > 0;
        marks = MARKS;
      } else if (!isUnsafe(c) && !(mark && marks == MARKS)) {
        length += space ? 2 : 1;
        if (length > limit) {
          // A character that loses a mark is another character: rather none.
          kept.setLength(mark ? lastWhole : kept.length());
          break;
        }
        marks = mark ? marks + 1 : 0;
        lastWhole = mark ? lastWhole : kept.length();
        kept.append(space ? " " : "").appendCodePoint(c);
        space = false;
      }
    }
    return kept.toString();
  }

  private static boolean isUnsafe(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> true;
      default -> false;
    };
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  /** White space of any kind, and the letters that look like it. */
  private static boolean isBlank(int c) {
    return switch (c) {
      case '\t', '\n', 0x0B, '\f', '\r', 0x85, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0 -> true;
      default -> Character.isSpaceChar(c);
    };
  }
}
