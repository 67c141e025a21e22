package checkers.client.view;

import checkers.client.model.FormField;
import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import java.util.List;

/** Entries to be filled in, with what is wrong said below them. */
final class FormPage {
  private static final int LABEL_WIDTH = 24;
  private static final int LOGO_ROWS = 7;

  private FormPage() {}

  static void draw(Stage stage, Screen.Form form) {
    Size size = stage.model().size();
    Rect first = Layout.formField(size, form, 0);
    if (first.top() >= LOGO_ROWS) {
      Logo.draw(stage, new Rect(0, 1, size.columns(), first.top() - 3));
    }
    Rect title = new Rect(first.left(), first.top() - 2, first.width(), 1);
    stage
        .canvas()
        .centre(title, 0, form.purpose().title(), stage.palette().on(Ink.ACCENT).strong());
    for (int i = 0; i < form.fields().size(); i++) {
      drawField(stage, Layout.formField(size, form, i), form.fields().get(i), i == form.focus());
    }
    Rect button = Layout.formField(size, form, form.fields().size());
    boolean focus = form.focus() == form.fields().size();
    Style style = focus ? stage.palette().focus() : stage.palette().button();
    stage.button(button.centred(16, 1), form.purpose().button(), style);
    form.problem().ifPresent(text -> drawProblem(stage, button, text));
  }

  private static void drawProblem(Stage stage, Rect button, String text) {
    List<String> lines = Glyphs.wrapped(text, button.width());
    Rect below = new Rect(button.left(), button.top() + 2, button.width(), lines.size());
    for (int i = 0; i < lines.size(); i++) {
      stage.canvas().centre(below, i, lines.get(i), stage.palette().on(Ink.PROBLEM).strong());
    }
  }

  private static void drawField(Stage stage, Rect area, FormField field, boolean focus) {
    stage
        .canvas()
        .write(
            new Rect(area.left(), area.top(), LABEL_WIDTH - 1, 1),
            0,
            0,
            field.label(),
            focus ? stage.palette().on(Ink.ACCENT).strong() : stage.palette().on(Ink.FAINT));
    Rect entry = new Rect(area.left() + LABEL_WIDTH, area.top(), area.width() - LABEL_WIDTH, 1);
    Style style = focus ? stage.palette().focus() : stage.palette().inBox(Ink.TEXT);
    stage.canvas().fill(entry, ' ', style);
    Rect value = new Rect(entry.left() + 1, entry.top(), entry.width() - 2, 1);
    stage.canvas().write(value, 0, 0, shown(field, focus, value.width()), style);
  }

  private static String shown(FormField field, boolean focus, int width) {
    if (!focus) {
      return field.isText() ? field.value() : "  " + field.value();
    }
    if (!field.isText()) {
      return "< " + field.value() + " >";
    }
    String end = field.value();
    while (Glyphs.width(end) >= width) {
      end = end.substring(end.offsetByCodePoints(0, 1));
    }
    return end + "_";
  }
}
