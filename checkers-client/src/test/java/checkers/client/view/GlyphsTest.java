package checkers.client.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlyphsTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ada       | Ada    | 3
          Zoë       | Zoë    | 3
          Ωμέγα     | Ωμέγα  | 5
          陈小明     | 陈小明  | 6
          한글       | 한글    | 4
          🦄 x      | ? x    | 3
          ⚡☔       | ??     | 2
          """)
  void showsOnlyWhatAllTerminalsMeasureAlike(String text, String shown, int width) {
    int[] glyphs = Glyphs.of(text);

    assertEquals(shown, new String(glyphs, 0, glyphs.length));
    assertEquals(width, Glyphs.width(text));
  }

  @ParameterizedTest(name = "{0} in {1}")
  @CsvSource({"Grace,5,Grace", "Grace,4,Gra…", "陈小明,5,陈小…", "陈小明,4,陈…", "Ada,1,…", "Ada,0,''"})
  void cutsBetweenWholeCharacters(String text, int cells, String fitted) {
    assertEquals(fitted, Glyphs.fitted(text, cells));
  }

  @Test
  void breaksLinesBetweenWords() {
    assertEquals(
        List.of("You must", "perform a", "jump"), Glyphs.wrapped("You must perform a jump", 9));
  }

  @Test
  void putsAMarkAndItsLetterIntoOneCell() {
    assertEquals(3, Glyphs.width("Zoe\u0308"));
  }

  @Test
  void neverGrowsBeyondItsRoom() {
    long seed = 20260101;
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      String text =
          random
              .ints(random.nextInt(24), 0x20, 0x20000)
              .filter(c -> c < 0xD800 || c > 0xDFFF)
              .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
              .toString();
      int room = random.nextInt(20);
      assertTrue(Glyphs.width(Glyphs.fitted(text, room)) <= room, () -> seed + ": " + text);
    }
  }
}
