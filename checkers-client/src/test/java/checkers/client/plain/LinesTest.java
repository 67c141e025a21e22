package checkers.client.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinesTest {
  @ParameterizedTest
  @CsvSource({
    "PT0S, 0 seconds",
    "PT0.5S, 1 second",
    "PT59S, 59 seconds",
    "PT1M, 1 minute",
    "PT4M59.2S, 5 minutes",
    "PT1M1S, 1 minute 1 second"
  })
  void saysHowLong(Duration duration, String words) {
    assertEquals(words, Lines.time(duration));
  }

  @Test
  void breaksBetweenWords() {
    String word = "x".repeat(39);

    assertEquals(
        List.of(word + " " + word, "and more"),
        Lines.wrap(List.of(word + " " + word + " and more")));
  }

  @Test
  void aLineWithoutBlanksStaysWhole() {
    assertEquals(List.of("y".repeat(100)), Lines.wrap(List.of("y".repeat(100))));
  }

  @Test
  void takesAwayWhatTerminalsObey() {
    assertEquals(List.of("[2Jred", "  . ."), Lines.wrap(List.of("\u001b[2Jred \r", "  . . ", "")));
  }
}
