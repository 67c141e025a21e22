package checkers.client.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Address;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Preferences.Theme;
import checkers.core.protocol.Intent;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

@Tag("R11")
class OptionsTest {
  private static Options options(String... arguments) {
    Options options = new Options();
    CommandLine.populateCommand(options, arguments);
    return options;
  }

  private static Preferences over(String... arguments) {
    return options(arguments).over(Preferences.DEFAULT);
  }

  @Test
  void opensTheMenuWithoutAPlaceToGo() {
    assertFalse(options().direct());
    assertFalse(options("--name", "Ada", "--letters").direct());
    assertTrue(options("--host", "example.org").direct());
    assertTrue(options("--port", "9100").direct());
    assertTrue(options("--watch").direct());
  }

  @Test
  void goesWhereItIsTold() {
    assertEquals(new Address("localhost", 9000), over("--watch").address());
    assertEquals(new Address("localhost", 9100), over("--port", "9100").address());
    assertEquals(new Address("example.org", 9000), over("--host", "example.org").address());
    assertEquals(Intent.PLAY, options("--port", "9100").intent());
    assertEquals(Intent.WATCH, options("--watch").intent());
  }

  @Test
  void putsTheCommandLineBeforeThePreferences() {
    Preferences preferences = over("--name", "Ada", "--letters", "--no-sound", "--no-animation");

    assertEquals("Ada", preferences.name());
    assertEquals(Pieces.LETTERS, preferences.pieces());
    assertFalse(preferences.sound());
    assertFalse(preferences.animation());
    assertEquals(Optional.of(Theme.COLORS_16), options("--theme", "16").theme());
    assertEquals(Optional.empty(), options().theme());
    assertEquals(Preferences.DEFAULT, over());
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --port     | 70000 | client: --port is 70000, but must be from 1 to 65535
          --port     | -1    | client: --port is -1, but must be from 1 to 65535
          --port     | x     | client: Invalid value for option '--port': 'x' is not an int
          --attempts | 0     | client: --attempts is 0, but must be from 1 to 1000
          --theme    | pink  | client: --theme is 'pink', but must be one of truecolor, 256, 16, mono, high-contrast
          --name     | aaaaaaaaaaaaaaaaaaaaa | client: --name must be one line of up to 20 characters
          --host     | a b   | client: --host must be the name or the address of a machine
          --colour   | red   | client: Unknown options: '--colour', 'red'
          """)
  void saysWhatIsWrong(String option, String value, String sentence) {
    StringWriter err = new StringWriter();
    int exitCode = Main.commandLine().setErr(new PrintWriter(err)).execute(option, value);

    assertEquals(2, exitCode);
    assertEquals(sentence, err.toString().lines().findFirst().orElse(""));
  }

  @Test
  void helps() {
    StringWriter out = new StringWriter();
    int exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute("--help");

    assertEquals(0, exitCode);
    assertTrue(out.toString().contains("--attempts=N"), out::toString);
  }
}
