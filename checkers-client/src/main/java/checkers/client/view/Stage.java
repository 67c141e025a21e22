package checkers.client.view;

import checkers.client.model.Model;
import checkers.client.model.Rect;

/** What every part of a screen is drawn with. */
record Stage(Canvas canvas, Palette palette, Model model) {
  /** A box with a frame, over whatever was there. */
  Rect box(Rect area) {
    Style edge = palette.inBox(Ink.EDGE);
    canvas.fill(area, ' ', palette.inBox(Ink.TEXT));
    Border.THIN.draw(canvas, area, edge);
    return new Rect(area.left() + 2, area.top() + 1, area.width() - 4, area.height() - 2);
  }

  /** A button with the key that presses it. */
  void button(Rect area, String text, Style style) {
    canvas.fill(area, ' ', style);
    canvas.centre(area, 0, text, style);
  }
}
