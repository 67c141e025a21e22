package checkers.client.term;

import checkers.client.view.Color;
import checkers.client.view.Style;
import java.util.Collection;

/** The sequence that makes a terminal write in another style, with no more in it than changes. */
final class Sgr {
  private static final int BRIGHT = 8;

  private Sgr() {}

  static void change(StringBuilder out, Style from, Style to) {
    if (from.equals(to)) {
      return;
    }
    out.append("\u001b[");
    int start = out.length();
    if (to.equals(Style.PLAIN)) {
      out.append("0;");
    } else {
      flag(out, from.bold(), to.bold(), "1;", "22;");
      flag(out, from.reverse(), to.reverse(), "7;", "27;");
      color(out, from.foreground(), to.foreground(), 30);
      color(out, from.background(), to.background(), 40);
    }
    assert out.length() > start : "styles that differ must be told apart";
    out.setCharAt(out.length() - 1, 'm');
  }

  /** Of some styles the one that takes the least to change to. */
  static Style nearest(Style from, Collection<Style> styles) {
    StringBuilder change = new StringBuilder();
    Style nearest = from;
    int least = Integer.MAX_VALUE;
    for (Style style : styles) {
      change.setLength(0);
      change(change, from, style);
      if (change.length() < least) {
        least = change.length();
        nearest = style;
      }
    }
    return nearest;
  }

  private static void flag(StringBuilder out, boolean from, boolean to, String on, String off) {
    if (from != to) {
      out.append(to ? on : off);
    }
  }

  /**
   * @param base 30 for the foreground, 40 for the background
   */
  private static void color(StringBuilder out, Color from, Color to, int base) {
    if (from.equals(to)) {
      return;
    }
    int value = to.value();
    switch (to.kind()) {
      case DEFAULT -> out.append(base + 9);
      case ANSI -> out.append(value < BRIGHT ? base + value : base + 60 + value - BRIGHT);
      case INDEXED -> out.append(base + 8).append(";5;").append(value);
      case RGB ->
          out.append(base + 8)
              .append(";2;")
              .append(value >> 16 & 0xFF)
              .append(';')
              .append(value >> 8 & 0xFF)
              .append(';')
              .append(value & 0xFF);
    }
    out.append(';');
  }
}
