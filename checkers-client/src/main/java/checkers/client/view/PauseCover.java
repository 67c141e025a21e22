package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.client.model.Seat;
import checkers.core.protocol.Field;

/** What lies over the board while the game is paused, so that nobody thinks on. */
final class PauseCover {
  private PauseCover() {}

  static void draw(Stage stage, Layout layout, Seat seat) {
    Canvas canvas = stage.canvas();
    Field.Pause pause = seat.frame().pause().orElseThrow();
    canvas.fill(layout.frame(), ' ', stage.palette().inBox(Ink.TEXT));
    Border.OUTER.draw(canvas, layout.frame(), stage.palette().on(Ink.FRAME));
    Rect text = layout.frame().centred(layout.board().width(), 5);
    String left = Times.clock(seat.left(pause.leftMillis(), stage.model().now()));
    canvas.centre(text, 0, "P A U S E D", stage.palette().inBox(Ink.ACCENT).strong());
    String who = seat.name(pause.by()) + " has paused the game.";
    canvas.centre(text, 2, who, stage.palette().inBox(Ink.TEXT));
    String when = "It goes on by itself in " + left + ".";
    canvas.centre(text, 3, when, stage.palette().inBox(Ink.TEXT));
    String how = seat.mayContinue() ? "p continues it now." : "";
    canvas.centre(text, 4, how, stage.palette().inBox(Ink.FAINT));
  }
}
