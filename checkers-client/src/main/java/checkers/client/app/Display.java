package checkers.client.app;

import checkers.client.model.Model;

/** What a loop shows its model on. */
public interface Display {
  void draw(Model model);

  /** What is shown may have been spoilt: the next model is drawn as a whole. */
  void forget();

  void bell();
}
