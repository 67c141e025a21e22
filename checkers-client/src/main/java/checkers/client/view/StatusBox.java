package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;
import java.util.List;

/** A game status message over the board. */
final class StatusBox {
  private StatusBox() {}

  static void draw(Stage stage, Layout layout, String text) {
    int width = Math.min(layout.board().width() - 4, Math.max(24, Glyphs.width(text) + 6));
    List<String> lines = Glyphs.wrapped(text, width - 4);
    Rect inner = stage.box(place(stage, layout.frame(), width, lines.size() + 4));
    for (int i = 0; i < lines.size(); i++) {
      stage.canvas().centre(inner, i, lines.get(i), stage.palette().inBox(Ink.TEXT).strong());
    }
    Rect button = new Rect(inner.left(), inner.top() + lines.size() + 1, inner.width(), 1);
    stage.button(button.centred(11, 1), "Enter", stage.palette().focus());
  }

  /** In the middle of the board, but above a question, which lies in the middle of the screen. */
  private static Rect place(Stage stage, Rect frame, int width, int height) {
    Rect centred = frame.centred(width, height);
    int top =
        stage
            .model()
            .dialog()
            .map(dialog -> Layout.dialog(stage.model().size(), dialog.text()).top() - height)
            .orElse(centred.top());
    return new Rect(centred.left(), Math.max(frame.top(), top), width, height);
  }
}
