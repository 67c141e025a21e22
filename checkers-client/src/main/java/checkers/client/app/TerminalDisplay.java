package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.term.TerminalScreen;
import checkers.client.view.View;

/** Shows the model as the view draws it. */
final class TerminalDisplay implements Display {
  private final TerminalScreen screen;

  TerminalDisplay(TerminalScreen screen) {
    this.screen = screen;
  }

  @Override
  public void draw(Model model) {
    screen.draw(View.draw(model));
  }

  @Override
  public void forget() {
    screen.forget();
  }

  @Override
  public void bell() {
    screen.bell();
  }
}
