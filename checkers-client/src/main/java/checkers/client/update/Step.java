package checkers.client.update;

import checkers.client.model.Model;
import java.util.ArrayList;
import java.util.List;

/** The next model, and what is to be done. */
public record Step(Model model, List<Effect> effects) {
  public Step {
    effects = List.copyOf(effects);
  }

  static Step of(Model model, Effect... effects) {
    return new Step(model, List.of(effects));
  }

  /** The same, but these are to be done first. */
  Step after(Effect... first) {
    List<Effect> all = new ArrayList<>(List.of(first));
    all.addAll(effects);
    return new Step(model, all);
  }
}
