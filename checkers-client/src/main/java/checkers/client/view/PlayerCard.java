package checkers.client.view;

import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.core.protocol.ClockPhase;
import checkers.core.protocol.Field;
import checkers.core.rules.Board;
import checkers.core.rules.Piece;
import checkers.core.rules.Side;

/** A player: his colour, name and clock, and what he has captured. */
final class PlayerCard {
  static final int HEIGHT = 2;

  private static final int DISC_WIDTH = 5;
  private static final int NAME_COLUMN = 7;

  private PlayerCard() {}

  static void draw(Stage stage, Rect area, Screen.Play play, Side side) {
    Seat seat = play.seat();
    boolean toMove = seat.frame().turn().filter(side::equals).isPresent();
    Canvas canvas = stage.canvas();
    if (toMove) {
      canvas.write(area, 0, 0, ">", stage.palette().on(Ink.ACCENT).strong());
    }
    new Disc(Piece.of(side, false), DISC_WIDTH, HEIGHT)
        .draw(canvas, stage.palette(), area.left() + 1, area.top());
    String clock = toMove ? clock(stage, seat) : "";
    int room = area.width() - NAME_COLUMN - Glyphs.width(clock) - 1;
    Rect name = new Rect(area.left() + NAME_COLUMN, area.top(), room, 1);
    canvas.write(name, 0, 0, seat.name(side), stage.palette().on(Ink.TEXT).strong());
    canvas.writeRight(area, 0, clock, clockStyle(stage, phase(seat)));
    canvas.write(area, NAME_COLUMN, 1, line(stage, seat, side), stage.palette().on(Ink.FAINT));
  }

  private static ClockPhase phase(Seat seat) {
    return seat.frame().clock().map(Field.Clock::phase).orElse(ClockPhase.UNTIMED);
  }

  private static String clock(Stage stage, Seat seat) {
    long millis = seat.frame().clock().map(Field.Clock::leftMillis).orElse(0L);
    String left = Times.clock(seat.left(millis, stage.model().now()));
    return switch (phase(seat)) {
      case MOVE_TIME -> left;
      case EXTRA_TIME -> " extra " + left + " ";
      case STOPPED -> "stopped";
      case UNTIMED -> "to move";
    };
  }

  private static Style clockStyle(Stage stage, ClockPhase phase) {
    return phase == ClockPhase.EXTRA_TIME
        ? stage.palette().style(Ink.ALARM_TEXT, Ink.ALARM).strong()
        : stage.palette().on(Ink.ACCENT).strong();
  }

  private static String line(Stage stage, Seat seat, Side side) {
    if (seat.frame().away().filter(away -> away.side() == side).isPresent()) {
      long millis = seat.frame().away().orElseThrow().leftMillis();
      long left = Times.seconds(seat.left(millis, stage.model().now()));
      return "away, may come back within " + left + " s";
    }
    int captured = Board.MAX_PIECES - seat.frame().board().count(side.opponent());
    String who = side + (seat.side().filter(side::equals).isPresent() ? ", you" : "");
    return seat.frame().board().occupied() == 0 ? who : who + ", captured " + captured;
  }
}
