package checkers.server.main;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

@Tag("C2")
class DurationTextTest {
  @ParameterizedTest
  @CsvSource({
    "0s, PT0S, 0s",
    "30s, PT30S, 30s",
    "5m, PT5M, 5m",
    "1m30s, PT1M30S, 1m30s",
    "90s, PT1M30S, 1m30s",
    "500ms, PT0.5S, 500ms",
    "24h, PT24H, 24h",
    "1h0m1s, PT1H1S, 1h1s",
  })
  void readsAndWritesWhatPeopleWrite(String text, Duration duration, String shortest) {
    assertEquals(duration, new DurationText().convert(text));
    assertEquals(shortest, DurationText.of(duration));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "s", "5 m", "-5s", "1.5s", "30s5m", "5M", "99999999s", "٣s"})
  void refusesTheRest(String text) {
    assertThrows(TypeConversionException.class, () -> new DurationText().convert(text));
  }
}
