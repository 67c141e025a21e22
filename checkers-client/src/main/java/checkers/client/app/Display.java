package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.update.Update;

/** What a loop shows its model on, and how inputs that come from there are taken. */
public interface Display {
  default Step update(Model model, Input input) {
    return Update.update(model, input);
  }

  void draw(Model model);

  /** What is shown may have been spoilt: the next model is drawn as a whole. */
  void forget();

  void bell();
}
