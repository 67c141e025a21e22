package checkers.client.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.view.Canvas;
import checkers.client.view.Color;
import checkers.client.view.Sketch;
import checkers.client.view.Style;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("C23")
class PainterTest {
  private final Painter painter = new Painter();

  /** What is written, with ^ for Esc. */
  private String paint(Canvas canvas) {
    return new String(painter.paint(canvas), StandardCharsets.UTF_8).replace('\u001b', '^');
  }

  private static Sketch sketch() {
    return new Sketch(20, 4);
  }

  @Test
  void drawsTheFirstCanvasAsAWhole() {
    assertEquals("^[0m^[2J^[2;3Hab", paint(sketch().write(2, 1, "ab").canvas()));
  }

  @Test
  void writesNothingIfNothingDiffers() {
    paint(sketch().write(2, 1, "ab").canvas());

    assertEquals("", paint(sketch().write(2, 1, "ab").canvas()));
  }

  @Test
  void writesOnlyWhatDiffers() {
    paint(sketch().write(0, 0, "White to move").canvas());

    assertEquals("^[1;7HTO", paint(sketch().write(0, 0, "White TO move").canvas()));
  }

  @Test
  void writesShortGapsAgainAndJumpsOverLongOnes() {
    paint(sketch().write(0, 0, "a--b----------c").canvas());

    assertEquals("^[1;1HA--B^[10CC", paint(sketch().write(0, 0, "A--B----------C").canvas()));
  }

  @Test
  void drawsEverythingAnewWhenItWasSpoiltOrResized() {
    paint(sketch().write(0, 0, "ab").canvas());
    painter.forget();
    assertEquals("^[0m^[2J^[1;1Hab", paint(sketch().write(0, 0, "ab").canvas()));

    assertEquals("^[0m^[2J^[1;1Hab", paint(new Sketch(30, 4).write(0, 0, "ab").canvas()));
  }

  @Test
  void clearsWhatIsGone() {
    paint(sketch().write(5, 2, "ab").canvas());

    assertEquals("^[3;6H  ", paint(sketch().canvas()));
  }

  @Test
  void saysWhereToGoOnBehindCharactersOfDoubtfulWidth() {
    assertEquals("^[0m^[2J^[1;1Hé^[1;2Hx│x", paint(sketch().write(0, 0, "éx│x").canvas()));
  }

  @Test
  void skipsTheCoveredHalfOfAWideCharacter() {
    assertEquals("^[0m^[2J^[1;1H字^[1;3Hx", paint(sketch().write(0, 0, "字x").canvas()));
    assertEquals("^[1;1Hab", paint(sketch().write(0, 0, "abx").canvas()));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          RGB     | 16711680 | ^[38;2;255;0;0m
          INDEXED | 203      | ^[38;5;203m
          ANSI    | 1        | ^[31m
          ANSI    | 9        | ^[91m
          """)
  void namesColoursAsTheyAreGiven(Color.Kind kind, int value, String sequence) {
    Style style = new Style(new Color(kind, value), Color.DEFAULT, false, false);

    assertEquals(
        "^[0m^[2J^[1;1H" + sequence + "a^[0mb",
        paint(sketch().write(0, 0, "a", style).write(1, 0, "b").canvas()));
  }

  @Test
  void changesNoMoreOfAStyleThanDiffers() {
    Style bold = new Style(Color.ansi(7), Color.ansi(1), true, false);
    Style thin = new Style(Color.ansi(7), Color.ansi(4), false, true);

    assertEquals(
        "^[0m^[2J^[1;1H^[1;37;41ma^[22;7;44mb",
        paint(sketch().write(0, 0, "a", bold).write(1, 0, "b", thin).canvas()));
  }

  @Test
  void wastesNoInkOnBlanks() {
    Style red = new Style(Color.ansi(1), Color.ansi(7), false, false);
    Style blue = new Style(Color.ansi(4), Color.ansi(7), true, false);

    assertEquals(
        "^[0m^[2J^[1;1H^[31;47ma b",
        paint(
            sketch().write(0, 0, "a", red).write(1, 0, " ", blue).write(2, 0, "b", red).canvas()));
    assertEquals(
        "",
        paint(sketch().write(0, 0, "a", red).write(1, 0, " ", red).write(2, 0, "b", red).canvas()));
  }

  @Test
  void keepsTheStyleFromOneCanvasToTheNext() {
    Style red = new Style(Color.ansi(1), Color.DEFAULT, false, false);
    paint(sketch().write(0, 0, "a", red).canvas());

    assertEquals("^[2;1Hb", paint(sketch().write(0, 0, "a", red).write(0, 1, "b", red).canvas()));
  }

  @Test
  void writesAFullScreenInATruecolorThemeInAFewKilobytes() {
    Sketch sketch = new Sketch(80, 24);
    for (int row = 0; row < 24; row++) {
      for (int column = 0; column < 80; column += 5) {
        int shade = (row / 2 + column / 5) % 2 == 0 ? 0x6a1717 : 0xecdcc3;
        Style style = new Style(Color.rgb(0xffffff), Color.rgb(shade), false, false);
        sketch.write(column, row, "     ", style);
      }
    }

    int bytes = painter.paint(sketch.canvas()).length;
    assertTrue(bytes < 12_000, bytes + " bytes");
  }

  @Test
  void changesColoursNoMoreOftenThanNeeded() {
    Style red = new Style(Color.rgb(0xff0000), Color.DEFAULT, false, false);
    Style blue = new Style(Color.rgb(0x0000ff), Color.DEFAULT, false, false);
    paint(sketch().canvas());

    assertEquals(
        "^[1;1H^[38;2;255;0;0ma^[Cc^[2;1He f^[A\b\b^[38;2;0;0;255mb",
        paint(
            sketch()
                .write(0, 0, "a", red)
                .write(1, 0, "b", blue)
                .write(2, 0, "c", red)
                .write(0, 1, "e f", red)
                .canvas()));
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void makesTheTerminalLookLikeTheCanvas(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    TinyTerminal terminal = new TinyTerminal(20, 4);
    for (int round = 0; round < 300; round++) {
      Sketch sketch = sketch();
      for (int i = random.nextInt(12); i > 0; i--) {
        sketch.write(random.nextInt(20), random.nextInt(4), text(random), style(random));
      }
      if (random.nextInt(50) == 0) {
        painter.forget();
      }
      terminal.write(painter.paint(sketch.canvas()));

      assertEquals("", terminal.difference(sketch.canvas()), "round " + round);
    }
  }

  private static String text(SplittableRandom random) {
    String[] texts = {"a", "bc d", "        ", "字", "x字字y", "é", "▛▀▜", "─────", "12-16  "};
    return texts[random.nextInt(texts.length)];
  }

  private static Style style(SplittableRandom random) {
    return new Style(
        random.nextBoolean() ? Color.DEFAULT : Color.ansi(random.nextInt(3)),
        random.nextBoolean() ? Color.DEFAULT : Color.ansi(random.nextInt(3)),
        random.nextInt(4) == 0,
        random.nextInt(4) == 0);
  }
}
