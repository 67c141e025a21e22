package checkers.core.notation;

import java.util.Arrays;

/** A text being read: its characters with plain line ends, and where each of them stands. */
final class Source {
  private static final int SHOWN = 20;

  private final String text;
  private final int[] lineStarts;

  Source(String raw) {
    String withoutMark = raw.startsWith("\uFEFF") ? raw.substring(1) : raw;
    text = withoutMark.replace("\r\n", "\n").replace('\r', '\n');
    lineStarts = lineStarts(text);
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[1 + (int) text.chars().filter(c -> c == '\n').count()];
    int line = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        starts[line++] = i + 1;
      }
    }
    return starts;
  }

  String text() {
    return text;
  }

  int length() {
    return text.length();
  }

  /** The character there; a line end beyond the text's end, so that nobody need ask first. */
  char at(int offset) {
    return offset < text.length() ? text.charAt(offset) : '\n';
  }

  boolean isLineStart(int offset) {
    return offset == 0 || text.charAt(offset - 1) == '\n';
  }

  /** The end of the line that this place is in. */
  int lineEnd(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end;
  }

  Fault fault(int offset, String problem) {
    int found = Arrays.binarySearch(lineStarts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Fault(line + 1, offset - lineStarts[line] + 1, problem);
  }

  Fault expected(String what, int offset) {
    return fault(offset, "expected " + what + ", found " + found(offset));
  }

  private String found(int offset) {
    int end = offset;
    while (end < text.length() && !isBlank(text.charAt(end)) && end - offset <= SHOWN) {
      end++;
    }
    if (end > offset) {
      return '"' + shown(text.substring(offset, end)) + '"';
    }
    if (offset >= text.length()) {
      return "the end";
    }
    return text.charAt(offset) == '\n' ? "the end of the line" : "a space";
  }

  /** A word of the text, short enough for a line and fit for a terminal whatever is in it. */
  static String shown(String word) {
    StringBuilder clean = new StringBuilder();
    word.codePoints()
        .limit(SHOWN)
        .map(c -> Character.isLetterOrDigit(c) || isSign(c) ? c : '?')
        .forEach(clean::appendCodePoint);
    return clean.toString();
  }

  private static boolean isSign(int c) {
    return '!' <= c && c <= '~';
  }

  static boolean isBlank(char c) {
    return Character.isWhitespace(c) || c == '\u00A0';
  }

  static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }
}
