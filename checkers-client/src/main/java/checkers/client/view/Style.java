package checkers.client.view;

/**
 * How a cell looks.
 *
 * @param reverse whether foreground and background change places; only without colours
 */
public record Style(
    Color foreground, Color background, boolean bold, boolean underline, boolean reverse) {
  public static final Style PLAIN = new Style(Color.DEFAULT, Color.DEFAULT, false, false, false);

  public Style strong() {
    return new Style(foreground, background, true, underline, reverse);
  }

  public Style underlined() {
    return new Style(foreground, background, bold, true, reverse);
  }

  Style inked(Color next) {
    return new Style(next, background, bold, underline, reverse);
  }

  Style grounded(Color next) {
    return new Style(foreground, next, bold, underline, reverse);
  }

  @Override
  public String toString() {
    return foreground
        + " on "
        + background
        + (bold ? " bold" : "")
        + (underline ? " underline" : "")
        + (reverse ? " reverse" : "");
  }
}
