package checkers.server.main;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.OptionSpec;

@Tag("C2")
class CommandLineTest {
  @Test
  void helpShowsEveryOptionInGroups() {
    Run help = Run.of("--help");

    assertEquals(0, help.exitCode());
    assertTrue(help.out().endsWith(System.lineSeparator()), help.out());
    for (String heading : List.of("Where:", "The game:", "Time:", "Limits:")) {
      assertTrue(help.out().contains("\n" + heading), help.out());
    }
    for (OptionSpec option :
        Main.commandLine(new Environment(Map.of())).getCommandSpec().options()) {
      assertTrue(help.out().contains(option.longestName()), option.longestName());
    }
    assertTrue(help.words().contains("(default: 9000)"), help.out());
  }

  @Test
  void tellsItsVersion() {
    Run version = Run.of("--version");

    assertEquals(0, version.exitCode());
    assertTrue(version.out().startsWith("Checkers server "), version.out());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --base-port 1024     | --base-port is 1024, but must be from 1025 to 65534
          --base-port 65535    | --base-port is 65535, but must be from 1025 to 65534
          --base-port 1e4      | Invalid value for option '--base-port': '1e4' is not a whole number
          --base-port          | Missing required parameter for option '--base-port' (PORT)
          --max-clients 1      | --max-clients is 1, but must be from 2 to 65535
          --base-port 65530 --max-clients 6 | --base-port 65530 and --max-clients 6 need ports up to 65536, but the last is 65535: take at most 5 clients or a lower port
          --base-port 65534 --max-clients 2 | --base-port 65534 and --max-clients 2 need ports up to 65536, but the last is 65535: take a lower port
          --first-move black   | --first-move is 'black', but must be white or red
          --move-time 9s       | --move-time is 9s, but must be from 10s to 5m
          --move-time 5m1s     | --move-time is 5m1s, but must be from 10s to 5m
          --move-time 300      | Invalid value for option '--move-time': '300' is not a duration; write it like 30s, 5m or 1m30s
          --extra-time 1h      | --extra-time is 1h, but must be from 10s to 5m
          --answer-time 0s     | --answer-time is 0s, but must be from 1s to 1h
          --reconnect-grace 2h | --reconnect-grace is 2h, but must be from 0s to 1h
          --pause-limit 0s     | --pause-limit is 0s, but must be from 1s to 24h
          --warn-at 1m,11m     | --warn-at is 11m, but must be from 1s to 10m
          --max-per-address -1 | --max-per-address is -1, but must be from 0 to 1000000
          --max-rate -1        | --max-rate is -1, but must be from 0 to 1000000
          --threads 257        | --threads is 257, but must be from 0 to 256
          --prot 9000          | Unknown options: '--prot', '9000'
          9000                 | Unmatched argument at index 0: '9000'
          """)
  void aWrongValueGetsOneSentence(String arguments, String sentence) {
    Run wrong = Run.of(arguments.split(" "));

    assertEquals(String.format("server: %s%nTry 'server --help'.%n", sentence), wrong.err());
    assertEquals("", wrong.out());
    assertEquals(2, wrong.exitCode());
  }

  @Test
  void namesThePortThatIsTaken() throws IOException {
    try (ServerSocket other = new ServerSocket(0)) {
      int port = other.getLocalPort();
      Run taken = Run.of("--single-port", "--base-port", String.valueOf(port));

      assertEquals(
          String.format(
              "server: port %d is taken by another program: choose another by --base-port%n", port),
          taken.err());
      assertEquals(1, taken.exitCode());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"no such name", "192.0.2.1"})
  void oneSentenceTellsOfAnAddressThatIsNotOurs(String host) {
    Run unknown = Run.of("--single-port", "--host", host);

    assertEquals(1, unknown.exitCode());
    assertEquals(1, unknown.err().lines().count(), unknown.err());
    assertTrue(unknown.err().contains("address"), unknown.err());
  }

  @Test
  void completionIsValidBash(@TempDir Path folder) throws IOException, InterruptedException {
    Run completion = Run.of("generate-completion");
    assertEquals(0, completion.exitCode());
    assertTrue(completion.out().contains("--base-port"), completion.out());
    Path script = folder.resolve("completion");
    Files.writeString(script, completion.out());

    Process bash = new ProcessBuilder("bash", "-n", script.toString()).inheritIO().start();

    assertEquals(0, bash.waitFor());
  }
}
