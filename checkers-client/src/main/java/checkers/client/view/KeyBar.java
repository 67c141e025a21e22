package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import java.util.ArrayList;
import java.util.List;

/** The bottom row: the keys that matter now. */
final class KeyBar {
  private static final String GAP = "   ";

  private KeyBar() {}

  /** A key and what it does. */
  private record Hint(String key, String meaning) {}

  static void draw(Stage stage) {
    Rect screen = Layout.screen(stage.model().size());
    Rect bar = new Rect(2, screen.height() - 1, screen.width() - 4, 1);
    int column = 0;
    for (Hint hint : hints(stage.model())) {
      int width = Glyphs.width(hint.key + " " + hint.meaning);
      if (column + width <= bar.width()) {
        int meaning = column + Glyphs.width(hint.key) + 1;
        stage.canvas().write(bar, column, 0, hint.key, stage.palette().on(Ink.ACCENT).strong());
        stage.canvas().write(bar, meaning, 0, hint.meaning, stage.palette().on(Ink.FAINT));
        column += width + GAP.length();
      }
    }
  }

  private static List<Hint> hints(Model model) {
    if (model.dialog().isPresent()) {
      return List.of(new Hint("y", "yes"), new Hint("n", "no"));
    }
    if (model.help()) {
      return List.of(new Hint("? Esc", "close"));
    }
    return switch (model.screen().type()) {
      case MENU ->
          List.of(new Hint("Up Down", "choose"), new Hint("Enter", "go"), new Hint("q", "quit"));
      case FORM ->
          List.of(
              new Hint("Up Down", "field"),
              new Hint("Left Right", "change"),
              new Hint("Enter", "next"),
              new Hint("Esc", "back"));
      case CONNECTING -> List.of(new Hint("Esc", "give up"));
      case PLAY -> table(model, (Screen.Play) model.screen());
    };
  }

  private static List<Hint> table(Model model, Screen.Play play) {
    Hint leave = new Hint("q", "leave");
    if (play.status().isPresent()) {
      return List.of(new Hint("Enter", "close the message"), leave);
    }
    if (play.seat().frame().result().isPresent()) {
      return List.of(new Hint("f", "flip"), new Hint("q", model.direct() ? "quit" : "menu"));
    }
    if (play.seat().frame().pause().isPresent()) {
      return play.seat().mayContinue() ? List.of(new Hint("p", "continue"), leave) : List.of(leave);
    }
    List<Hint> hints = new ArrayList<>(choosing(play));
    hints.add(new Hint("?", "help"));
    if (isPlayer(play.seat())) {
      hints.add(new Hint("r", "resign"));
      hints.add(new Hint("d", "draw"));
      hints.add(new Hint("p", "pause"));
    }
    hints.add(leave);
    hints.add(new Hint("f", "flip"));
    hints.add(new Hint("n", "numbers"));
    return hints;
  }

  private static boolean isPlayer(Seat seat) {
    return seat.side().isPresent() && seat.isPlaying();
  }

  private static List<Hint> choosing(Screen.Play play) {
    if (play.selection().legal().isEmpty()) {
      return List.of();
    }
    return play.selection().path().isEmpty()
        ? List.of(new Hint("Arrows", "piece"), new Hint("Enter", "take"))
        : List.of(new Hint("Arrows", "where"), new Hint("Enter", "go"), new Hint("Esc", "back"));
  }
}
