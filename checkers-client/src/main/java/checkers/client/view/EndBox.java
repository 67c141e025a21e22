package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.core.game.Outcome;
import checkers.core.protocol.Field;
import checkers.core.rules.Side;
import java.util.ArrayList;
import java.util.List;

/** The end of a game. It leaves the middle of the screen to the question for a rematch. */
final class EndBox {
  private static final int WIDTH = 44;

  private EndBox() {}

  static void draw(Stage stage, Layout layout, Screen.Play play, Outcome outcome) {
    Rect frame = layout.frame();
    int width = Math.min(WIDTH, frame.width() - 2);
    List<String> why = Glyphs.wrapped(sentence(outcome), width - 4);
    List<String> facts = facts(play);
    boolean asked = stage.model().dialog().isPresent();
    int rows = 1 + why.size() + facts.size() + (asked ? 0 : 2);
    int room = (stage.model().size().rows() / 2 - 3) - frame.top();
    int top = frame.top() + Math.max(0, (asked ? room - rows - 2 : frame.height() - rows - 2) / 2);
    Rect inner =
        stage.box(new Rect(frame.left() + (frame.width() - width) / 2, top, width, rows + 2));
    Canvas canvas = stage.canvas();
    canvas.centre(inner, 0, title(play, outcome), stage.palette().inBox(Ink.ACCENT).strong());
    int row = 1;
    for (String line : why) {
      canvas.centre(inner, row++, line, stage.palette().inBox(Ink.TEXT));
    }
    for (String fact : facts) {
      canvas.centre(inner, row++, fact, stage.palette().inBox(Ink.FAINT));
    }
    if (!asked) {
      String after = stage.model().direct() ? "q  quit" : "q  back to the menu";
      Rect button = new Rect(inner.left(), inner.top() + row + 1, inner.width(), 1);
      stage.button(button.centred(after.length() + 4, 1), after, stage.palette().focus());
    }
  }

  private static String title(Screen.Play play, Outcome outcome) {
    return outcome
        .winner()
        .map(side -> named(play, side) + " wins!")
        .orElse("A draw has been reached");
  }

  private static String named(Screen.Play play, Side side) {
    String name = play.seat().name(side);
    return name.equals(side.toString()) ? name : name + " (" + side + ")";
  }

  private static String sentence(Outcome outcome) {
    String why = outcome.why();
    return Character.toUpperCase(why.charAt(0)) + why.substring(1) + ".";
  }

  private static List<String> facts(Screen.Play play) {
    int seen = play.record().moves().size();
    int plies = play.seat().frame().progress().map(Field.Progress::plies).orElse(seen);
    List<String> facts = new ArrayList<>();
    facts.add(plies + (plies == 1 ? " move" : " moves"));
    for (Side side : List.of(Side.RED, Side.WHITE)) {
      play.record()
          .average(side)
          .ifPresent(time -> facts.add(named(play, side) + ": " + Times.average(time) + " a move"));
    }
    return facts;
  }
}
