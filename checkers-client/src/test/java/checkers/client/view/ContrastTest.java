package checkers.client.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Preferences.Theme;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Text and pieces stand out from what is behind them, by the formula of the WCAG. */
@Tag("C25")
@Tag("C26")
class ContrastTest {
  private static final double ENOUGH = 4.5;
  private static final double HIGH = 7;

  /** On which inks each ink is drawn. */
  private static final Map<Ink, Set<Ink>> PAIRS =
      Map.ofEntries(
          Map.entry(Ink.TEXT, Set.of(Ink.GROUND, Ink.BOX)),
          Map.entry(Ink.FAINT, Set.of(Ink.GROUND, Ink.BOX)),
          Map.entry(Ink.ACCENT, Set.of(Ink.GROUND, Ink.BOX)),
          Map.entry(Ink.PROBLEM, Set.of(Ink.GROUND)),
          Map.entry(Ink.EDGE, Set.of(Ink.BOX)),
          Map.entry(Ink.BUTTON_TEXT, Set.of(Ink.BUTTON)),
          Map.entry(Ink.FOCUS_TEXT, Set.of(Ink.FOCUS)),
          Map.entry(Ink.ALARM_TEXT, Set.of(Ink.ALARM)),
          Map.entry(Ink.NUMBER, Set.of(Ink.DARK, Ink.TRAIL)),
          Map.entry(Ink.TRACE, Set.of(Ink.TRAIL)),
          Map.entry(Ink.MARK, Set.of(Ink.DARK, Ink.TRAIL)),
          Map.entry(Ink.CURSOR, Set.of(Ink.DARK, Ink.TRAIL)),
          Map.entry(Ink.TARGET, Set.of(Ink.DARK, Ink.TRAIL)),
          Map.entry(Ink.RED, Set.of(Ink.GROUND, Ink.DARK_WELL, Ink.TRAIL_WELL)),
          Map.entry(Ink.WHITE, Set.of(Ink.GROUND, Ink.DARK_WELL, Ink.TRAIL_WELL)),
          Map.entry(Ink.RED_CROWN, Set.of(Ink.RED)));

  @ParameterizedTest
  @EnumSource(value = Theme.class, names = "MONO", mode = EnumSource.Mode.EXCLUDE)
  void everythingStandsOut(Theme theme) {
    Palette palette = new Palette(theme);
    double enough = theme == Theme.HIGH_CONTRAST ? HIGH : ENOUGH;
    PAIRS.forEach(
        (front, backs) ->
            backs.forEach(
                back -> {
                  double contrast = contrast(palette.color(front), palette.color(back));
                  assertTrue(
                      contrast >= enough, theme + ": " + front + " on " + back + " " + contrast);
                }));
  }

  @ParameterizedTest
  @EnumSource(value = Theme.class, names = "MONO", mode = EnumSource.Mode.EXCLUDE)
  void everyLetterOnEveryScreenCanBeRead(Theme theme) {
    Scenes.all()
        .forEach(
            (name, scene) -> {
              Canvas canvas = View.draw(Scenes.themed(scene, theme));
              for (int row = 0; row < canvas.rows(); row++) {
                for (int column = 0; column < canvas.columns(); column++) {
                  Cell cell = canvas.cell(column, row);
                  double contrast = contrast(cell.style().foreground(), cell.style().background());
                  assertTrue(
                      contrast >= ENOUGH || !Character.isLetterOrDigit(cell.codePoint()),
                      theme + " " + name + " " + cell);
                }
              }
            });
  }

  @Test
  void measuresAsTheStandardDoes() {
    assertEquals(21, contrast(Color.rgb(0xffffff), Color.rgb(0)), 1e-9);
    assertEquals(4.54, contrast(Color.rgb(0x767676), Color.rgb(0xffffff)), 0.01);
  }

  private static double contrast(Color one, Color other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(Color color) {
    int rgb = color.toRgb();
    return 0.2126 * linear(rgb >> 16 & 0xff)
        + 0.7152 * linear(rgb >> 8 & 0xff)
        + 0.0722 * linear(rgb & 0xff);
  }

  private static double linear(int channel) {
    double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }
}
