package checkers.client.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.update.Input;
import checkers.client.update.Update;
import checkers.core.protocol.Role;
import checkers.core.rules.Side;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ViewTest {
  private static final Rect BOARD = Layout.of(Scenes.SMALL, Side.WHITE).frame();

  @Test
  @Tag("C23")
  void fillsEveryTerminalWithoutFailing() {
    for (int columns = 1; columns <= 230; columns += 23) {
      for (int rows = 1; rows <= 80; rows += 11) {
        Size size = new Size(columns, rows);
        for (Model scene : Scenes.all().values()) {
          Canvas canvas = View.draw(scene.with(size));
          assertEquals(columns, canvas.columns());
        }
      }
    }
  }

  @Test
  @Tag("R10")
  void namesNeverShiftTheBoard() {
    Canvas plain = draw(Scenes.table().names("Grace", "Ada").build());
    Canvas wide = draw(Scenes.table().names("陈小明陈小明陈小明陈小明", "🦄🦄🦄 e\u0301e\u0301").build());

    assertSameCells(BOARD, plain, wide);
  }

  @Test
  @Tag("C28")
  void longTextsStayWhereTheyBelong() {
    String endless = "Another jump is available. ".repeat(20);
    Canvas plain = draw(Scenes.table().build());
    Canvas full = draw(Scenes.table().says(endless).typed(endless).build());

    assertSameCells(BOARD, plain, full);
    assertSameCells(new Rect(0, 1, 1, 22), plain, full);
    assertSameCells(new Rect(78, 1, 2, 22), plain, full);
  }

  @Test
  @Tag("C27")
  void theChosenPieceBlinks() {
    Model lit = model(Scenes.table().build());
    Model dark = lit.with(lit.now().plusMillis(400));
    Model again = lit.with(lit.now().plusMillis(800));

    assertNotEquals(board(lit), board(dark));
    assertEquals(board(lit), board(again));
  }

  @Test
  @Tag("C27")
  void whatHasJustBeenChosenIsSeenAtOnce() {
    Model lit = model(Scenes.table().build());
    Model dark = lit.with(lit.now().plusMillis(500));
    Model chosen = Update.update(dark, Input.Key.of(Input.Key.Name.RIGHT)).model();

    assertNotEquals(board(dark), board(chosen));
    assertNotEquals(board(chosen), board(chosen.with(chosen.now().plusMillis(400))));
  }

  @Test
  @Tag("C27")
  void nothingElseBlinks() {
    Model lit = model(new SceneTable(SceneGame.start()).as(Role.RED).build());

    assertEquals(board(lit), board(lit.with(lit.now().plusMillis(400))));
  }

  @Test
  @Tag("C25")
  void bottomLeftAndTopRightAreRed() {
    for (Side bottom : Side.values()) {
      Canvas canvas = draw(bottom == Side.WHITE ? Scenes.table() : Scenes.table().flipped());
      Color dark = new Palette(Theme.TRUECOLOR).color(Ink.DARK);
      Color light = new Palette(Theme.TRUECOLOR).color(Ink.LIGHT);
      int right = BOARD.left() + BOARD.width() - 2;
      int low = BOARD.top() + BOARD.height() - 2;
      assertEquals(dark, canvas.cell(BOARD.left() + 1, low).style().background());
      assertEquals(dark, canvas.cell(right, BOARD.top() + 1).style().background());
      assertEquals(light, canvas.cell(BOARD.left() + 1, BOARD.top() + 1).style().background());
    }
  }

  @Test
  @Tag("D11")
  void aPauseHidesThePieces() {
    Canvas canvas = View.draw(Scenes.named("pause"));
    Color white = new Palette(Theme.TRUECOLOR).color(Ink.WHITE);
    for (int row = BOARD.top(); row < BOARD.top() + BOARD.height(); row++) {
      for (int column = BOARD.left(); column < BOARD.left() + BOARD.width(); column++) {
        assertNotEquals(white, canvas.cell(column, row).style().foreground());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void usesOnlyTheColoursOfItsTheme(Theme theme) {
    Set<Color.Kind> kinds = new TreeSet<>();
    for (Model scene : Scenes.all().values()) {
      Canvas canvas = View.draw(Scenes.themed(scene, theme));
      for (int row = 0; row < canvas.rows(); row++) {
        for (int column = 0; column < canvas.columns(); column++) {
          Style style = canvas.cell(column, row).style();
          kinds.add(style.foreground().kind());
          kinds.add(style.background().kind());
          assertTrue(theme == Theme.MONO || !style.reverse());
        }
      }
    }

    assertEquals(Set.of(kind(theme)), kinds);
  }

  private static Color.Kind kind(Theme theme) {
    return switch (theme) {
      case TRUECOLOR -> Color.Kind.RGB;
      case COLORS_256, HIGH_CONTRAST -> Color.Kind.INDEXED;
      case COLORS_16 -> Color.Kind.ANSI;
      case MONO -> Color.Kind.DEFAULT;
    };
  }

  private static Model model(Screen screen) {
    return Scenes.model(Scenes.SMALL, Theme.TRUECOLOR, screen);
  }

  private static Canvas draw(SceneTable table) {
    return draw(table.build());
  }

  private static Canvas draw(Screen screen) {
    return View.draw(model(screen));
  }

  private static String board(Model model) {
    return GoldenText.of(View.draw(model));
  }

  private static void assertSameCells(Rect area, Canvas one, Canvas other) {
    for (int row = area.top(); row < area.top() + area.height(); row++) {
      for (int column = area.left(); column < area.left() + area.width(); column++) {
        assertEquals(one.cell(column, row), other.cell(column, row));
      }
    }
  }
}
