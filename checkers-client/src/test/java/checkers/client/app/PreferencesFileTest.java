package checkers.client.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.client.model.Address;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.LocalGame;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Preferences.Theme;
import checkers.core.rules.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("C21")
class PreferencesFileTest {
  private static final Preferences OTHER =
      new Preferences(
          "Åda \\ #1",
          Optional.of(Theme.HIGH_CONTRAST),
          Pieces.LETTERS,
          false,
          new Address("::1", 9100),
          true,
          true,
          false,
          new LocalGame("R", "W", Optional.empty(), Duration.ofSeconds(30), Side.RED));

  @TempDir private Path folder;

  private PreferencesFile file() {
    return PreferencesFile.of(Map.of("XDG_CONFIG_HOME", folder.toString(), "HOME", "/nowhere"));
  }

  private Path path() {
    return folder.resolve("checkers").resolve("client.properties");
  }

  private PreferencesFile.Loaded load(String text) throws IOException {
    Files.createDirectories(folder.resolve("checkers"));
    Files.writeString(path(), text);
    return file().load();
  }

  @Test
  void beginsWithTheDefaults() {
    assertEquals(new PreferencesFile.Loaded(Preferences.DEFAULT, List.of()), file().load());
  }

  @Test
  void keepsEverything() throws IOException {
    file().save(Preferences.DEFAULT);
    assertEquals(new PreferencesFile.Loaded(Preferences.DEFAULT, List.of()), file().load());
    file().save(OTHER);
    assertEquals(new PreferencesFile.Loaded(OTHER, List.of()), file().load());
  }

  @Test
  void leavesNothingElseBehind() throws IOException {
    file().save(OTHER);

    try (Stream<Path> files = Files.list(folder.resolve("checkers"))) {
      assertEquals(List.of(path()), files.toList());
    }
  }

  @Test
  void takesDefaultsForWhatIsMissingOrWrong() throws IOException {
    PreferencesFile.Loaded loaded =
        load("name=Ada\ntheme=pink\nport=99999\nlocal.move-seconds=5\nsound=loud\nunknown=1\n");

    assertEquals("Ada", loaded.preferences().name());
    assertEquals(Preferences.DEFAULT.local(), loaded.preferences().local());
    assertEquals(Preferences.DEFAULT.address(), loaded.preferences().address());
    assertEquals(
        List.of(
            path() + ": theme cannot be 'pink'",
            path() + ": sound cannot be 'loud'",
            path() + ": port cannot be '99999'",
            path() + ": local.move-seconds cannot be '5'"),
        loaded.notes());
  }

  @Test
  void cleansNames() throws IOException {
    assertEquals("Ada", load("name=\\u001bAda\\u202e\n").preferences().name());
  }

  @Test
  void saysThatAFileCannotBeRead() throws IOException {
    String note = path() + " cannot be read: the defaults are used";

    assertEquals(
        new PreferencesFile.Loaded(Preferences.DEFAULT, List.of(note)), load("name=\\u12\n"));
  }

  @Test
  void livesInTheHomeFolderOtherwise() throws IOException {
    PreferencesFile.of(Map.of("HOME", folder.toString(), "XDG_CONFIG_HOME", "relative"))
        .save(OTHER);

    assertEquals(
        true, Files.exists(folder.resolve(".config").resolve("checkers/client.properties")));
  }
}
