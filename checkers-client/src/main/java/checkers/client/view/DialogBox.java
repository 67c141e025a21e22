package checkers.client.view;

import checkers.client.model.Dialog;
import checkers.client.model.Layout;
import checkers.client.model.Rect;
import java.util.List;

/** A question with its two buttons and, if it has one, its countdown. */
final class DialogBox {
  private DialogBox() {}

  static void draw(Stage stage, Dialog dialog) {
    Rect area = Layout.dialog(stage.model().size(), dialog.text());
    stage.box(area);
    Rect inner = new Rect(area.left() + 3, area.top() + 1, area.width() - 6, area.height() - 4);
    List<String> lines = Glyphs.wrapped(dialog.text(), inner.width());
    for (int i = 0; i < lines.size(); i++) {
      stage.canvas().centre(inner, i, lines.get(i), stage.palette().inBox(Ink.TEXT).strong());
    }
    dialog
        .deadline()
        .map(deadline -> Times.seconds(stage.model().now(), deadline))
        .ifPresent(
            left -> {
              Rect row = new Rect(inner.left(), inner.top() + lines.size(), inner.width(), 1);
              String text = "No in " + left + " s";
              stage.canvas().centre(row, 0, text, stage.palette().inBox(Ink.FAINT));
            });
    stage.button(Layout.yesButton(area), "y  Yes", stage.palette().button());
    stage.button(Layout.noButton(area), "n  No", stage.palette().button());
  }
}
