package checkers.client.view;

/**
 * How a cell looks.
 *
 * @param reverse whether foreground and background change places; only without colours
 */
public record Style(Color foreground, Color background, boolean bold, boolean reverse) {
  public static final Style PLAIN = new Style(Color.DEFAULT, Color.DEFAULT, false, false);

  Style strong() {
    return new Style(foreground, background, true, reverse);
  }

  Style inked(Color next) {
    return new Style(next, background, bold, reverse);
  }

  public Style grounded(Color next) {
    return new Style(foreground, next, bold, reverse);
  }

  @Override
  public String toString() {
    return foreground + " on " + background + (bold ? " bold" : "") + (reverse ? " reverse" : "");
  }
}
