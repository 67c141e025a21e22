package checkers.client.view;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * Text as cells. Terminals disagree on the width of many characters, and a row in which one of them
 * is wider than believed shifts the board; so only characters about which all agree are shown, each
 * other one as a question mark.
 */
final class Glyphs {
  private static final int UNKNOWN = '?';
  private static final int ELLIPSIS = '…';

  private Glyphs() {}

  /** The text in characters that fill one or two cells, without marks above and below them. */
  static int[] of(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC)
        .codePoints()
        .filter(c -> !isMark(c))
        .map(c -> isNarrow(c) || isWide(c) ? c : UNKNOWN)
        .toArray();
  }

  static int width(int codePoint) {
    return isWide(codePoint) ? 2 : 1;
  }

  static int width(String text) {
    int width = 0;
    for (int glyph : of(text)) {
      width += width(glyph);
    }
    return width;
  }

  /** The text in at most so many cells, ending with an ellipsis where something is left out. */
  static String fitted(String text, int cells) {
    if (width(text) <= cells) {
      return text;
    }
    StringBuilder kept = new StringBuilder();
    int width = 1;
    for (int glyph : of(text)) {
      width += width(glyph);
      if (width > cells) {
        break;
      }
      kept.appendCodePoint(glyph);
    }
    return cells <= 0 ? "" : kept.appendCodePoint(ELLIPSIS).toString();
  }

  /** The text in lines of at most so many cells, broken between words where it can be. */
  static List<String> wrapped(String text, int cells) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && width(line + " " + word) > cells) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(fitted(word, cells));
    }
    lines.add(line.toString());
    return lines;
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default -> false;
    };
  }

  /** Latin, Greek, Cyrillic and other alphabets, punctuation, currencies, lines and blocks. */
  private static boolean isNarrow(int c) {
    return in(c, ' ', '~')
        || (in(c, 0xA1, 0x10FF) && c != 0xAD && Character.isDefined(c))
        || (in(c, 0x1E00, 0x1FFF) && Character.isDefined(c))
        || in(c, 0x2010, 0x2027)
        || in(c, 0x20A0, 0x20BF)
        || in(c, 0x2500, 0x259F);
  }

  /** Kana, ideographs, Hangul syllables and full-width letters. */
  private static boolean isWide(int c) {
    return in(c, 0x3001, 0x3003)
        || in(c, 0x3041, 0x3096)
        || in(c, 0x30A1, 0x30FE)
        || in(c, 0x3400, 0x4DBF)
        || in(c, 0x4E00, 0x9FFC)
        || in(c, 0xAC00, 0xD7A3)
        || in(c, 0xFF01, 0xFF5E);
  }

  private static boolean in(int c, int first, int last) {
    return first <= c && c <= last;
  }
}
