package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;

/** The keys, and the rules in short. */
final class Help {
  private static final String KEYS =
      """
      Arrows, hjkl|choose piece or landing
      Enter|take it, go there
      Backspace, Esc|take back the choice
      11-15, 15x22|type a move
      Mouse|click, or drag and drop
      r|resign
      d|offer a draw
      p|pause, continue
      f|flip the board
      n|numbers of the squares
      Ctrl-L|draw the screen anew
      q|leave
      """;

  private static final String RULES =
      """
      Men go one square forward on the dark squares, kings also backward.
      A piece is captured by a jump over it. If you can jump, you must; you choose which jump.
      A jump that can be continued must be continued.
      A man that reaches the far row becomes a king, and the move ends there.
      Whoever cannot move has lost.
      Draw: by agreement, the third time the same position, 40 moves each without progress.
      """;

  private Help() {}

  static void draw(Stage stage) {
    Rect inner = stage.box(Layout.screen(stage.model().size()).centred(78, 21));
    int half = 39;
    Rect left = new Rect(inner.left(), inner.top(), half, inner.height());
    Rect right =
        new Rect(inner.left() + half + 2, inner.top(), inner.width() - half - 2, inner.height());
    Style title = stage.palette().inBox(Ink.ACCENT).strong();
    stage.canvas().write(left, 0, 0, "Keys", title);
    stage.canvas().write(right, 0, 0, "Rules", title);
    drawKeys(stage, left);
    drawRules(stage, right);
    stage.canvas().write(left, 0, left.height() - 1, "? closes", stage.palette().inBox(Ink.FAINT));
  }

  private static void drawKeys(Stage stage, Rect area) {
    int row = 2;
    for (String line : KEYS.lines().toList()) {
      int bar = line.indexOf('|');
      Style key = stage.palette().inBox(Ink.TEXT).strong();
      stage.canvas().write(area, 0, row, line.substring(0, bar), key);
      Style meaning = stage.palette().inBox(Ink.FAINT);
      stage.canvas().write(area, 15, row++, line.substring(bar + 1), meaning);
    }
  }

  private static void drawRules(Stage stage, Rect area) {
    int row = 2;
    for (String rule : RULES.lines().toList()) {
      for (String line : Glyphs.wrapped(rule, area.width())) {
        stage.canvas().write(area, 0, row++, line, stage.palette().inBox(Ink.TEXT));
      }
    }
  }
}
