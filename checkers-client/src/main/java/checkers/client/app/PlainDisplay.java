package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.term.PlainScreen;

/** Tells the model in lines of text; what is told stays, so there is nothing to draw again. */
final class PlainDisplay implements Display {
  private final PlainScreen screen;

  PlainDisplay(PlainScreen screen) {
    this.screen = screen;
  }

  @Override
  public void draw(Model model) {
    screen.draw(model);
  }

  @Override
  public void forget() {}

  @Override
  public void bell() {}
}
