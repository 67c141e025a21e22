package checkers.server.main;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C2")
class EnvironmentTest {
  @Test
  void givesDefaults() {
    Run help = Run.of(Map.of("CHECKERS_BASE_PORT", "7000", "CHECKERS_MOVE_TIME", "20s"), "--help");

    assertTrue(help.words().contains("(default: 7000)"), help.out());
    assertTrue(help.words().contains("(default: 20s)"), help.out());
  }

  @ParameterizedTest(name = "{0}={1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CHECKERS_BASE_PORT | 80 | --base-port is 80, but must be from 1025 to 65534 (from CHECKERS_BASE_PORT in the environment)
          CHECKERS_BASE_PORT | x  | Invalid value for option '--base-port': 'x' is not a whole number (from CHECKERS_BASE_PORT in the environment)
          CHECKERS_MOVE_TIME | 5  | Invalid value for option '--move-time': '5' is not a duration; write it like 30s, 5m or 1m30s (from CHECKERS_MOVE_TIME in the environment)
          CHECKERS_VERBOSE   | on | CHECKERS_VERBOSE is 'on', but must be true or false
          CHECKERS_SINGLE_PORT | 1 | CHECKERS_SINGLE_PORT is '1', but must be true or false
          """)
  void isNamedWhenItsValueIsWrong(String variable, String value, String sentence) {
    Run wrong = Run.of(Map.of(variable, value));

    assertEquals(String.format("server: %s%nTry 'server --help'.%n", sentence), wrong.err());
    assertEquals(2, wrong.exitCode());
  }

  @Test
  void isNotBlamedForTheCommandLine() {
    Run wrong = Run.of(Map.of("CHECKERS_BASE_PORT", "7000"), "--base-port=80");

    assertEquals(
        String.format(
            "server: --base-port is 80, but must be from 1025 to 65534%nTry 'server --help'.%n"),
        wrong.err());
  }

  /** With one port for all, 65534 is not too high for two clients; the next fault is found. */
  @ParameterizedTest
  @CsvSource({"true,''", "true,--single-port", "'',--single-port"})
  void turnsFlagsOnAndGivingThemDoesNotTurnThemOff(String variable, String flag) {
    Run run =
        Run.of(
            Map.of("CHECKERS_SINGLE_PORT", variable, "CHECKERS_BASE_PORT", "65534"),
            flag.isEmpty() ? new String[] {"--threads=999"} : new String[] {flag, "--threads=999"});

    assertTrue(run.err().startsWith("server: --threads is 999"), run.err());
  }

  @Test
  void isNotSetByAnEmptyVariable() {
    Run help = Run.of(Map.of("CHECKERS_BASE_PORT", ""), "--help");

    assertTrue(help.words().contains("(default: 9000)"), help.out());
  }
}
