package checkers.core.notation;

import checkers.core.notation.PdnToken.Kind;
import java.util.Optional;

/**
 * Cuts PDN into tokens, leaving out what says nothing about the play: blanks, comments, move
 * numbers, dots, glyphs and move strengths. Never fails: what it cannot read is a token too. Each
 * character is looked at a few times at most.
 */
final class PdnScanner {
  private static final String STRENGTHS = "!?*";
  private static final String SEPARATORS = "-xX:/";

  private final Source source;
  private int at;

  PdnScanner(Source source) {
    this.source = source;
  }

  PdnToken next() {
    while (at < source.length()) {
      Optional<PdnToken> token = scan();
      if (token.isPresent()) {
        return token.get();
      }
    }
    return new PdnToken(Kind.END, "", at);
  }

  /** Moves on by at least one character. */
  private Optional<PdnToken> scan() {
    char c = source.at(at);
    if (Source.isDigit(c)) {
      return number();
    }
    return switch (c) {
      case '[' -> Optional.of(tag());
      case '{' -> comment();
      case ';', '%' -> skipTo(source.lineEnd(at));
      case '(' -> strengthOrVariation();
      case ')' -> sign(Kind.VARIATION_END);
      case '*' -> sign(Kind.RESULT);
      // A position set up in mid-game would be another game's start.
      case '/' -> bad("a move, not a new position");
      case '$' -> skipTo(digitsEnd(at + 1));
      case '.', '!', '?' -> skipTo(at + 1);
      default -> Source.isBlank(c) ? skipTo(at + 1) : bad("a tag, a move or a result");
    };
  }

  private Optional<PdnToken> strengthOrVariation() {
    int end = strengthEnd(at + 1);
    return end > at + 1 && source.at(end) == ')' ? skipTo(end + 1) : sign(Kind.VARIATION_START);
  }

  private Optional<PdnToken> number() {
    int start = at;
    int end = digitsEnd(at);
    if (source.at(end) == '.') {
      return skipTo(end + 1);
    }
    StringBuilder word = new StringBuilder().append(source.text(), start, end);
    for (int next = nextNumber(end); next > end; next = nextNumber(end)) {
      word.append(source.at(skipSpaces(end)));
      end = digitsEnd(next);
      word.append(source.text(), next, end);
    }
    String text = word.toString();
    boolean result = PdnResult.isResult(text);
    // Glued to a move, a star praises it («the only move»); standing alone it ends the game.
    at = result ? end : strengthEnd(end);
    return Optional.of(new PdnToken(result ? Kind.RESULT : Kind.MOVE, text, start));
  }

  /** Where the number after one separator begins, if one follows; else the same place. */
  private int nextNumber(int end) {
    int separator = skipSpaces(end);
    if (separator == source.length() || SEPARATORS.indexOf(source.at(separator)) < 0) {
      return end;
    }
    int next = skipSpaces(separator + 1);
    return Source.isDigit(source.at(next)) ? next : end;
  }

  private PdnToken tag() {
    int nameStart = skipSpaces(at + 1);
    int nameEnd = nameEnd(nameStart);
    int quote = skipSpaces(nameEnd);
    if (nameEnd == nameStart || source.at(quote) != '"') {
      String what = nameEnd == nameStart ? "the name of a tag" : "a value in quotes";
      return badTag(what, nameEnd == nameStart ? nameStart : quote);
    }
    StringBuilder value = new StringBuilder();
    int end = quote + 1;
    while (source.at(end) != '"' && source.at(end) != '\n') {
      if (source.at(end) == '\\' && (source.at(end + 1) == '"' || source.at(end + 1) == '\\')) {
        end++;
      }
      value.append(source.at(end++));
    }
    if (source.at(end) != '"') {
      return badTag("a closing quote", Math.min(end, source.length()));
    }
    int bracket = skipSpaces(end + 1);
    if (source.at(bracket) != ']') {
      return badTag("a closing bracket", bracket);
    }
    at = bracket + 1;
    String name =
        Character.toUpperCase(source.at(nameStart))
            + source.text().substring(nameStart + 1, nameEnd);
    return new PdnToken(Kind.TAG, name, value.toString(), quote + 1);
  }

  /** A comment with a line that looks like a tag was never closed: the next game has begun. */
  private Optional<PdnToken> comment() {
    int end = at;
    while (end < source.length() && source.at(end) != '}') {
      if (source.isLineStart(end) && startsTag(end)) {
        break;
      }
      end++;
    }
    if (source.at(end) == '}') {
      return skipTo(end + 1);
    }
    PdnToken bad =
        new PdnToken(Kind.BAD, "expected a closing brace to the comment that begins here", at);
    at = end;
    return Optional.of(bad);
  }

  private boolean startsTag(int offset) {
    int name = offset + 1;
    return source.at(offset) == '['
        && nameEnd(name) > name
        && source.at(skipSpaces(nameEnd(name))) == '"';
  }

  private Optional<PdnToken> sign(Kind kind) {
    PdnToken token = new PdnToken(kind, source.text().substring(at, at + 1), at);
    at++;
    return Optional.of(token);
  }

  private Optional<PdnToken> bad(String what) {
    int start = at;
    while (at < source.length() && !Source.isBlank(source.at(at))) {
      at++;
    }
    return Optional.of(new PdnToken(Kind.BAD, source.expected(what, start).problem(), start));
  }

  private PdnToken badTag(String what, int offset) {
    at = source.lineEnd(at);
    return new PdnToken(Kind.BAD_TAG, source.expected(what, offset).problem(), offset);
  }

  private Optional<PdnToken> skipTo(int offset) {
    at = offset;
    return Optional.empty();
  }

  private int digitsEnd(int from) {
    int end = from;
    while (Source.isDigit(source.at(end))) {
      end++;
    }
    return end;
  }

  private int strengthEnd(int from) {
    int end = from;
    while (STRENGTHS.indexOf(source.at(end)) >= 0) {
      end++;
    }
    return end;
  }

  private int skipSpaces(int from) {
    int end = from;
    while (source.at(end) == ' ' || source.at(end) == '\t') {
      end++;
    }
    return end;
  }

  private int nameEnd(int from) {
    int end = from;
    while (isLetter(source.at(end))
        || (end > from && (Source.isDigit(source.at(end)) || source.at(end) == '_'))) {
      end++;
    }
    return end;
  }

  private static boolean isLetter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
  }
}
