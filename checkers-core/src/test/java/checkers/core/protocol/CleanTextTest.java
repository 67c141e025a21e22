package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CleanTextTest {
  private static final Pattern ESCAPE = Pattern.compile("\\{([0-9A-F]+)}");

  /** {1B} stands for the code point U+001B. */
  private static String expand(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(hit -> Character.toString(Integer.parseInt(hit.group(1), 16)));
  }

  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          plain                      | 'Ann'                      | 'Ann'
          empty                      | ''                         | ''
          nothing but space          | '  {9} {A0}'               | ''
          space at the ends          | '  Ann '                   | 'Ann'
          space inside               | 'Ann   Lee'                | 'Ann Lee'
          lines and tabs             | 'Ann{D}{A}{9}Lee'          | 'Ann Lee'
          line separators            | 'a{2028}b{2029}c{85}d'     | 'a b c d'
          blanks of other scripts    | 'a{3000}{3164}{2800}b'     | 'a b'
          an escape sequence         | '{1B}[31mred{1B}[0m'       | '[31mred[0m'
          a one-byte CSI             | '{9B}2Jx'                  | '2Jx'
          C0 and DEL                 | 'a{0}b{7}c{8}d{7F}e'       | 'abcde'
          C1                         | 'a{80}b{9F}c'              | 'abc'
          overrides                  | '{202E}nnA{202C}'          | 'nnA'
          embeddings and isolates    | '{202A}a{202B}b{202D}c{2066}d{2067}e{2068}f{2069}g' | 'abcdefg'
          direction marks            | 'a{200E}b{200F}c{61C}d'    | 'abcd'
          other format characters    | 'a{AD}b{200B}c{200D}d{FEFF}e{E0041}f' | 'abcdef'
          lone surrogates            | 'a{D83D}b{DE00}c{D83D}'    | 'abc'
          Hebrew                     | '{5D3}{5E0}{5D4}'          | '{5D3}{5E0}{5D4}'
          Arabic between Latin       | 'a {627}{628} b'           | 'a {627}{628} b'
          German                     | 'J{F6}rg'                  | 'J{F6}rg'
          Chinese                    | '{738B}{82B3}'             | '{738B}{82B3}'
          emoji                      | 'Ann {1F600}'              | 'Ann {1F600}'
          emoji of the newest kind   | '{1FAE9}'                  | '{1FAE9}'
          a family falls apart       | '{1F468}{200D}{1F469}'     | '{1F468}{1F469}'
          an accent that combines    | 'e{301}'                   | 'e{301}'
          a control before an accent | 'e{7}{301}'                | 'e{301}'
          an accent on nothing       | '{301}a'                   | 'a'
          an accent on a space       | 'a {301}b'                 | 'a b'
          a tower of accents         | 'a{300}{301}{302}{303}{304}b{300}' | 'a{300}{301}{302}b{300}'
          """)
  void cleansForTerminalsAndLogs(String why, String given, String clean) {
    assertEquals(expand(clean), CleanText.message(expand(given)));
  }

  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fits                     | 'abcd'            | 'abcd'
          too long                 | 'abcde'           | 'abcd'
          fits without its spaces  | '  ab  d '        | 'ab d'
          no space at the cut      | 'abc d'           | 'abc'
          code points, not chars   | '{1F600}{1F601}{1F602}{1F603}{1F604}' | '{1F600}{1F601}{1F602}{1F603}'
          an accent that fits      | 'abe{301}f'       | 'abe{301}'
          an accent cut off        | 'abce{301}'       | 'abc'
          an accent cut off in two | 'ab e{301}'       | 'ab'
          one accent of two fits   | 'abe{301}{302}'   | 'ab'
          one long character       | 'a{301}{302}{303}b' | 'a{301}{302}{303}'
          """)
  void cutsBetweenWholeCharacters(String why, String given, String cut) {
    assertEquals(expand(cut), CleanText.clean(expand(given), 4));
  }

  @Test
  void plainTextIsNotCopied() {
    String plain = "You must jump: 22x15.";

    assertSame(plain, CleanText.message(plain));
  }

  @Test
  void knowsWhatIsClean() {
    assertTrue(CleanText.isClean("Ann", 3));
    assertFalse(CleanText.isClean("Anne", 3));
    assertFalse(CleanText.isClean("A\u0007", 3));
  }

  @Test
  void limitsFitIntoAnEightBitLengthWhateverTheLetters() {
    String wide = Character.toString(0x1F600).repeat(600);

    for (String text :
        new String[] {CleanText.name(wide), CleanText.tableId(wide), CleanText.title(wide)}) {
      assertTrue(WireWriter.utf8(text).length <= 255, text);
    }
    assertEquals(20, CleanText.name(wide).codePointCount(0, CleanText.name(wide).length()));
  }

  @Test
  void cleaningTwiceIsCleaningOnce() {
    long seed = 20_260_101;
    Random random = new Random(seed);
    for (int round = 0; round < 50_000; round++) {
      String dirty = RandomFrames.dirtyText(random, 30);
      String clean = CleanText.name(dirty);
      assertEquals(clean, CleanText.name(clean), () -> "seed " + seed + ": " + dirty);
      assertTrue(
          clean.codePoints().noneMatch(c -> Character.isISOControl(c) || isFormat(c)),
          () -> "seed " + seed + ": " + dirty);
    }
  }

  private static boolean isFormat(int c) {
    return Character.getType(c) == Character.FORMAT || Character.getType(c) == Character.SURROGATE;
  }
}
