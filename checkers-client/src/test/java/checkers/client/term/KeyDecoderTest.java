package checkers.client.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.update.Input;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C17")
class KeyDecoderTest {
  private final List<Input> keys = new ArrayList<>();
  private final KeyDecoder decoder = new KeyDecoder(keys::add);

  /** ^ stands for Esc. */
  private void feed(String text) {
    byte[] bytes = text.replace('^', '\u001b').getBytes(StandardCharsets.UTF_8);
    decoder.feed(bytes, bytes.length);
  }

  private String heard() {
    String text = keys.stream().map(KeyDecoderTest::text).collect(Collectors.joining(" "));
    keys.clear();
    return text;
  }

  private static String text(Input input) {
    if (input instanceof Input.Mouse mouse) {
      String gesture = mouse.gesture().toString().toLowerCase(Locale.ROOT);
      return gesture + "(" + mouse.column() + "," + mouse.row() + ")";
    }
    Input.Key key = (Input.Key) input;
    return key.name() == Input.Key.Name.CHARACTER
        ? Character.toString(key.character())
        : key.name().toString();
  }

  private static final String TABLE =
      """
      letters                     | ab1-?              | a b 1 - ?
      other alphabets             | é€𝄞                | é € 𝄞
      arrows                      | ^[A^[B^[C^[D       | UP DOWN RIGHT LEFT
      arrows in application mode  | ^OA^OB^OC^OD       | UP DOWN RIGHT LEFT
      arrows with Ctrl and Shift  | ^[1;5A^[1;2D       | UP LEFT
      keypad Enter                | ^OM                | ENTER
      Shift-Tab                   | ^[Z                | BACK_TAB
      Esc before a letter         | ^q                 | ESCAPE q
      two Escs and a letter       | ^^q                | ESCAPE ESCAPE q
      Esc before an arrow         | ^^[A               | ESCAPE UP
      left button                 | ^[<0;1;1M^[<32;8;5M^[<0;80;24m | press(0,0) drag(7,4) release(79,23)
      with Ctrl held              | ^[<16;3;4M         | press(2,3)
      other buttons               | ^[<2;3;4M^[<1;3;4M^[<64;3;4M^[<35;3;4M | ''
      a mouse without a place     | ^[<0;0;0M^[<0;1M^[<;;M | ''
      old mouse reports           | ^[M !!a            | a
      function keys               | ^[15~^OP^[[Aa      | a
      Home, End, Delete           | ^[H^[F^[3~         | ''
      focus and cursor reports    | ^[I^[O^[24;80R     | ''
      answers about the terminal  | ^[?62;22c^[>0;276;0c | ''
      a string with a bell        | ^]11;rgb:0/0/0\u0007a | a
      a string with an end        | ^P1$r0m^\\a        | a
      keys as Kitty sends them    | ^[97;5u            | ''
      a pasted text               | ^[200~r y\u0003^[A^[201~a | a
      a sequence cut by another   | ^[12^[A            | UP
      """;

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', textBlock = TABLE)
  void knowsKeysAndSwallowsTheRest(String what, String bytes, String expected) {
    feed(bytes);

    assertEquals(expected, heard());
    assertEquals(Optional.empty(), decoder.patience());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', textBlock = TABLE)
  void doesNotMindHowBytesAreChopped(String what, String bytes, String expected) {
    for (byte b : bytes.replace('^', '\u001b').getBytes(StandardCharsets.UTF_8)) {
      decoder.feed(new byte[] {b}, 1);
    }

    assertEquals(expected, heard());
  }

  @Test
  void knowsControlCharacters() {
    feed("\r\n\t\b\u007f\u0003\f\u001a\u0004\u0000\u001c");

    assertEquals("ENTER ENTER TAB BACKSPACE BACKSPACE INTERRUPT REDRAW", heard());
  }

  @Test
  void holdsEscBackForAMoment() {
    feed("^");
    assertEquals("", heard());
    assertEquals(Optional.of(Duration.ofMillis(50)), decoder.patience());

    decoder.giveUp();
    assertEquals("ESCAPE", heard());
    assertEquals(Optional.empty(), decoder.patience());
  }

  @Test
  void forgetsASequenceThatIsNotFinished() {
    feed("^[<0;1");
    decoder.giveUp();
    feed("a");

    assertEquals("a", heard());
  }

  @Test
  void waitsLongerForTheEndOfAPastedText() {
    feed("^[200~some");
    assertEquals(Optional.of(Duration.ofSeconds(1)), decoder.patience());
    feed("thing^[201~");

    assertEquals("", heard());
  }

  @Test
  void dropsWhatIsNoUtf8() {
    byte[] bytes = {
      (byte) 0xFF,
      (byte) 0x80,
      (byte) 0xC0,
      (byte) 0x80,
      (byte) 0xE2,
      'a',
      (byte) 0xED,
      (byte) 0xA0,
      (byte) 0x80,
      'b'
    };
    decoder.feed(bytes, bytes.length);

    assertEquals("a b", heard());
  }

  @Test
  void survivesAnyBytes() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 2000; round++) {
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      decoder.feed(bytes, bytes.length);
      decoder.giveUp();
    }
    keys.clear();
    feed("a");

    assertTrue(heard().endsWith("a"));
  }
}
