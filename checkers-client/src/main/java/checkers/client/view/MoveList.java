package checkers.client.view;

import checkers.client.model.GameRecord;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.core.protocol.Field;
import java.util.List;
import java.util.Locale;

/** The moves in notation, numbered, in two columns; the newest are always seen. */
final class MoveList {
  private static final int NUMBER_WIDTH = 5;

  private MoveList() {}

  static void draw(Stage stage, Rect area, Screen.Play play) {
    List<GameRecord.Entry> moves = play.record().moves();
    int played = play.seat().frame().progress().map(Field.Progress::plies).orElse(moves.size());
    if (moves.isEmpty()) {
      String text = played == 0 ? "No moves yet" : "Moves from now on are shown here";
      stage.canvas().write(area, 0, 0, text, stage.palette().on(Ink.FAINT));
      return;
    }
    int unseen = Math.max(0, played - moves.size());
    int lastRow = (unseen + moves.size() - 1) / 2;
    int firstRow = Math.max(unseen / 2, lastRow - area.height() + 1);
    for (int row = firstRow; row <= lastRow; row++) {
      String number = String.format(Locale.ROOT, "%3d.", row + 1);
      stage.canvas().write(area, 0, row - firstRow, number, stage.palette().on(Ink.FAINT));
      for (int half = 0; half < 2; half++) {
        int index = 2 * row + half - unseen;
        if (index < moves.size()) {
          drawMove(stage, cell(area, row - firstRow, half), moves, index);
        }
      }
    }
  }

  private static Rect cell(Rect area, int line, int half) {
    int width = (area.width() - NUMBER_WIDTH) / 2;
    int left = area.left() + NUMBER_WIDTH + half * width;
    return new Rect(left, area.top() + line, width - 1, Math.min(1, area.height() - line));
  }

  private static void drawMove(Stage stage, Rect cell, List<GameRecord.Entry> moves, int index) {
    boolean newest = index == moves.size() - 1;
    Style style = newest ? stage.palette().on(Ink.ACCENT).strong() : stage.palette().on(Ink.TEXT);
    stage.canvas().write(cell, 0, 0, index < 0 ? "..." : moves.get(index).text(), style);
  }
}
