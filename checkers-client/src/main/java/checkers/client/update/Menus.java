package checkers.client.update;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Screen.Menu.Entry;
import java.util.List;

/** The start menu. */
final class Menus {
  private static final List<Entry> ENTRIES = List.of(Entry.values());

  private Menus() {}

  static Step key(Model model, Screen.Menu menu, Input.Key key) {
    return switch (key.name()) {
      case UP, BACK_TAB -> Step.of(select(model, menu.selected() - 1));
      case DOWN, TAB -> Step.of(select(model, menu.selected() + 1));
      case ENTER -> open(model, ENTRIES.get(menu.selected()));
      case ESCAPE -> Leaving.quit(model, 0, "");
      case CHARACTER -> character(model, menu, key.character());
      case BACKSPACE, LEFT, RIGHT, REDRAW, INTERRUPT -> Step.of(model);
    };
  }

  private static Step character(Model model, Screen.Menu menu, int character) {
    return switch (character) {
      case 'k' -> Step.of(select(model, menu.selected() - 1));
      case 'j' -> Step.of(select(model, menu.selected() + 1));
      case 'q' -> Leaving.quit(model, 0, "");
      case '?' -> Step.of(model.withHelp(true));
      default -> {
        int index = character - '1';
        yield 0 <= index && index < ENTRIES.size()
            ? open(model, ENTRIES.get(index))
            : Step.of(model);
      }
    };
  }

  static Step mouse(Model model, Input.Mouse mouse) {
    for (int i = 0; i < ENTRIES.size(); i++) {
      boolean there = Layout.menuEntry(model.size(), i).contains(mouse.column(), mouse.row());
      if (there && mouse.gesture() == Input.Mouse.Gesture.PRESS) {
        return open(model, ENTRIES.get(i));
      }
    }
    return Step.of(model);
  }

  private static Model select(Model model, int index) {
    return model.with(new Screen.Menu(Math.floorMod(index, ENTRIES.size())));
  }

  private static Step open(Model model, Entry entry) {
    return switch (entry) {
      case TWO_PLAYERS -> Step.of(model.with(Forms.twoPlayers(model.preferences())));
      case JOIN -> Step.of(model.with(Forms.join(model.preferences())));
      case WATCH -> Step.of(model.with(Forms.watch(model.preferences())));
      case OPTIONS -> Step.of(model.with(Forms.options(model.preferences())));
      case QUIT -> Leaving.quit(model, 0, "");
    };
  }
}
