package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.term.TerminalScreen;
import checkers.client.view.View;

/** Shows the model as the view draws it. */
final class TerminalDisplay implements Display {
  private final TerminalScreen screen;
  private final Runnable afterFirst;
  private boolean drawn;

  /**
   * @param afterFirst called when there is something to be seen
   */
  TerminalDisplay(TerminalScreen screen, Runnable afterFirst) {
    this.screen = screen;
    this.afterFirst = afterFirst;
  }

  @Override
  public void draw(Model model) {
    screen.draw(View.draw(model));
    if (!drawn) {
      drawn = true;
      afterFirst.run();
    }
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
