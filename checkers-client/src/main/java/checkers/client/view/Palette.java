package checkers.client.view;

import checkers.client.model.Preferences.Theme;

/** The colours of a theme. */
record Palette(Theme theme) {
  Color color(Ink ink) {
    return switch (theme) {
      case TRUECOLOR -> ink.trueColor();
      case COLORS_256 -> ink.of256();
      case COLORS_16 -> ink.of16();
      case HIGH_CONTRAST -> ink.highContrast();
      case MONO -> Color.DEFAULT;
    };
  }

  Style style(Ink foreground, Ink background) {
    boolean reverse = theme == Theme.MONO && background.isRaised();
    return new Style(color(foreground), color(background), false, false, reverse);
  }

  /** Text on the empty screen. */
  Style on(Ink foreground) {
    return style(foreground, Ink.GROUND);
  }

  /** Text in a box over the screen. */
  Style inBox(Ink foreground) {
    return style(foreground, Ink.BOX);
  }

  /** The border of what is chosen. */
  Border chosen() {
    return theme == Theme.MONO ? Border.HEAVY : Border.THICK;
  }

  Style button() {
    return style(Ink.BUTTON_TEXT, Ink.BUTTON).strong();
  }

  Style focus() {
    return style(Ink.FOCUS_TEXT, Ink.FOCUS).strong();
  }
}
