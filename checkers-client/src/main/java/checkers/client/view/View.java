package checkers.client.view;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;

/** Draws the screen that a model stands for. */
public final class View {
  private View() {}

  public static Canvas draw(Model model) {
    Palette palette = new Palette(model.theme());
    Canvas canvas = new Canvas(model.size(), palette.on(Ink.TEXT));
    Stage stage = new Stage(canvas, palette, model);
    if (model.size().isTooSmall()) {
      TooSmall.draw(stage);
      return canvas;
    }
    drawScreen(stage, model.screen());
    KeyBar.draw(stage);
    if (model.help()) {
      Help.draw(stage);
    }
    model.dialog().ifPresent(dialog -> DialogBox.draw(stage, dialog));
    return canvas;
  }

  private static void drawScreen(Stage stage, Screen screen) {
    switch (screen.type()) {
      case MENU -> MenuPage.draw(stage, (Screen.Menu) screen);
      case FORM -> FormPage.draw(stage, (Screen.Form) screen);
      case CONNECTING -> ConnectingPage.draw(stage, (Screen.Connecting) screen);
      case PLAY -> drawTable(stage, (Screen.Play) screen);
    }
  }

  private static void drawTable(Stage stage, Screen.Play play) {
    Layout layout = Layout.of(stage.model().size(), Layout.bottom(stage.model(), play));
    stage
        .canvas()
        .write(
            Layout.screen(stage.model().size()),
            2,
            0,
            play.action(),
            stage.palette().on(Ink.ACCENT).strong());
    if (play.seat().frame().pause().isPresent()) {
      PauseCover.draw(stage, layout, play.seat());
    } else {
      BoardDrawing.draw(stage, layout, play);
    }
    Panel.draw(stage, layout, play);
    if (play.status().isPresent()) {
      StatusBox.draw(stage, layout, play.status().orElseThrow());
    } else {
      play.seat().frame().result().ifPresent(outcome -> EndBox.draw(stage, layout, play, outcome));
    }
  }
}
