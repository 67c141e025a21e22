package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import java.util.ArrayList;
import java.util.List;

/** The request to enlarge the terminal. */
final class TooSmall {
  private TooSmall() {}

  static void draw(Stage stage) {
    Rect screen = Layout.screen(stage.model().size());
    List<String> lines = lines(stage, screen.width());
    int top = Math.max(0, (screen.height() - lines.size()) / 2);
    for (int i = 0; i < lines.size(); i++) {
      Style style = stage.palette().on(i == 0 ? Ink.ACCENT : Ink.TEXT);
      stage.canvas().centre(screen, top + i, lines.get(i), i == 0 ? style.strong() : style);
    }
  }

  private static List<String> lines(Stage stage, int width) {
    Size size = stage.model().size();
    List<String> sentences = new ArrayList<>();
    sentences.add("Please enlarge the terminal.");
    sentences.add("It has " + text(size) + ", Checkers needs " + text(Size.SMALLEST) + ".");
    if (stage.model().screen().type() == Screen.Type.PLAY) {
      sentences.add("The game goes on meanwhile.");
    }
    return sentences.stream().flatMap(text -> Glyphs.wrapped(text, width).stream()).toList();
  }

  private static String text(Size size) {
    return size.columns() + "x" + size.rows();
  }
}
