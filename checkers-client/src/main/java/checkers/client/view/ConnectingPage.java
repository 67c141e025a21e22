package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import java.util.List;

/** The start screen while a table is being reached: logo, task, and what went wrong. */
final class ConnectingPage {
  private ConnectingPage() {}

  static void draw(Stage stage, Screen.Connecting connecting) {
    Rect screen = Layout.screen(stage.model().size());
    int middle = screen.height() / 2;
    Logo.draw(stage, new Rect(0, 1, screen.width(), middle - 2));
    String dots = ".".repeat((int) (stage.model().now().toEpochMilli() / 400 % 4));
    String task = connecting.task() + " " + dots + " ".repeat(3 - dots.length());
    Style text = stage.palette().on(Ink.TEXT);
    Style faint = stage.palette().on(Ink.FAINT);
    stage.canvas().centre(screen, middle + 1, task, stage.palette().on(Ink.ACCENT).strong());
    stage.canvas().centre(screen, middle + 2, connecting.address().toString(), faint);
    String attempt = "Attempt " + connecting.attempt() + " of " + stage.model().attempts();
    stage.canvas().centre(screen, middle + 4, attempt, text);
    Rect lines = screen.centred(Math.min(screen.width() - 8, 70), screen.height());
    int row = middle + 6;
    List<String> failure =
        connecting.failure().map(why -> Glyphs.wrapped(why, lines.width())).orElse(List.of());
    for (String line : failure) {
      stage.canvas().centre(lines, row++, line, stage.palette().on(Ink.PROBLEM));
    }
    if (connecting.retryAt().isPresent()) {
      long left = Times.seconds(stage.model().now(), connecting.retryAt().orElseThrow());
      stage.canvas().centre(lines, row, "Next attempt in " + left + " s", text);
    }
  }
}
