package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.core.rules.Side;
import java.util.List;

/** Beside or below the board: both players, each by his side, the moves, and what else matters. */
final class Panel {
  private static final int SPLIT_WIDTH = 66;

  private Panel() {}

  static void draw(Stage stage, Layout layout, Screen.Play play) {
    Side bottom = layout.board().turned() ? Side.RED : Side.WHITE;
    if (layout.panel().width() >= SPLIT_WIDTH) {
      drawSplit(stage, layout.panel(), play, bottom);
    } else {
      drawColumn(stage, layout.panel(), play, bottom);
    }
  }

  private static void drawColumn(Stage stage, Rect panel, Screen.Play play, Side bottom) {
    List<Notes.Note> notes = Notes.of(stage.model(), play);
    int below = PlayerCard.HEIGHT + 1 + notes.size() + (notes.isEmpty() ? 0 : 1);
    PlayerCard.draw(stage, rows(panel, 0, PlayerCard.HEIGHT), play, bottom.opponent());
    rule(stage, panel, PlayerCard.HEIGHT);
    int first = PlayerCard.HEIGHT + 1;
    MoveList.draw(stage, rows(panel, first, panel.height() - first - below), play);
    int row = panel.height() - below;
    if (!notes.isEmpty()) {
      rule(stage, panel, row++);
      Notes.draw(stage, rows(panel, row, notes.size()), notes);
    }
    rule(stage, panel, panel.height() - PlayerCard.HEIGHT - 1);
    PlayerCard.draw(
        stage, rows(panel, panel.height() - PlayerCard.HEIGHT, PlayerCard.HEIGHT), play, bottom);
  }

  private static void drawSplit(Stage stage, Rect panel, Screen.Play play, Side bottom) {
    int half = panel.width() / 2 - 1;
    Rect left = new Rect(panel.left(), panel.top(), half, panel.height());
    Rect right =
        new Rect(panel.left() + half + 2, panel.top(), panel.width() - half - 2, panel.height());
    PlayerCard.draw(stage, rows(left, 0, PlayerCard.HEIGHT), play, bottom.opponent());
    rule(stage, left, PlayerCard.HEIGHT);
    PlayerCard.draw(stage, rows(left, PlayerCard.HEIGHT + 1, PlayerCard.HEIGHT), play, bottom);
    int row = 2 * PlayerCard.HEIGHT + 1;
    rule(stage, left, row);
    Notes.draw(stage, rows(left, row + 1, left.height() - row - 1), Notes.of(stage.model(), play));
    MoveList.draw(stage, right, play);
  }

  private static Rect rows(Rect panel, int first, int count) {
    return new Rect(panel.left(), panel.top() + first, panel.width(), Math.max(0, count));
  }

  private static void rule(Stage stage, Rect panel, int row) {
    stage.canvas().fill(rows(panel, row, 1), '─', stage.palette().on(Ink.FRAME));
  }
}
