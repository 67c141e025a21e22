package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import java.util.List;

/** The start menu. */
final class MenuPage {
  private MenuPage() {}

  static void draw(Stage stage, Screen.Menu menu) {
    Rect first = Layout.menuEntry(stage.model().size(), 0);
    Logo.draw(stage, new Rect(0, 1, stage.model().size().columns(), first.top() - 3));
    Rect line = new Rect(0, first.top() - 2, stage.model().size().columns(), 1);
    stage
        .canvas()
        .centre(line, 0, "American checkers for terminals", stage.palette().on(Ink.FAINT));
    List<Screen.Menu.Entry> entries = List.of(Screen.Menu.Entry.values());
    for (int i = 0; i < entries.size(); i++) {
      boolean chosen = i == menu.selected();
      Rect area = Layout.menuEntry(stage.model().size(), i);
      Style style = chosen ? stage.palette().focus() : stage.palette().on(Ink.TEXT);
      stage.button(area, entries.get(i).title(), style);
      if (chosen) {
        stage.canvas().write(area, 1, 0, ">", style);
      }
    }
    Rect last = Layout.menuEntry(stage.model().size(), entries.size() - 1);
    Frieze.draw(stage, last.top() + 3);
  }
}
