package checkers.client.app;

import checkers.client.model.Preferences;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/** A person's preferences on disk, where the XDG rules want them. */
final class PreferencesFile {
  private final Path path;

  PreferencesFile(Path path) {
    this.path = path;
  }

  static PreferencesFile of(Map<String, String> environment) {
    Path config =
        Optional.ofNullable(environment.get("XDG_CONFIG_HOME"))
            .map(Path::of)
            .filter(Path::isAbsolute)
            .orElseGet(() -> Path.of(environment.getOrDefault("HOME", "."), ".config"));
    return new PreferencesFile(config.resolve("checkers").resolve("client.properties"));
  }

  /**
   * What could be read, and sentences about what could not.
   *
   * @param notes empty for a file that is right, and for one that is not there
   */
  record Loaded(Preferences preferences, List<String> notes) {
    Loaded {
      notes = List.copyOf(notes);
    }
  }

  Loaded load() {
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(path)) {
      properties.load(in);
    } catch (NoSuchFileException none) {
      return new Loaded(Preferences.DEFAULT, List.of());
    } catch (IOException | IllegalArgumentException unreadable) {
      return new Loaded(
          Preferences.DEFAULT, List.of(path + " cannot be read: the defaults are used"));
    }
    Map<String, String> entries = new TreeMap<>();
    properties.forEach((key, value) -> entries.put((String) key, (String) value));
    PreferencesText text = new PreferencesText(entries);
    Preferences read = text.read();
    return new Loaded(read, text.notes().stream().map(note -> path + ": " + note).toList());
  }

  /** Whoever reads meanwhile finds the old file or the new one, never a part of either. */
  void save(Preferences preferences) throws IOException {
    Path folder = Optional.ofNullable(path.getParent()).orElseThrow();
    Files.createDirectories(folder);
    // Random names would be safer still, but take the JVM 10 ms between a key and its answer.
    Path next = folder.resolve("client" + Long.toHexString(System.nanoTime()) + ".new");
    try {
      try (Writer out = Files.newBufferedWriter(next, StandardOpenOption.CREATE_NEW)) {
        out.write("# Written by the Checkers client.\n");
        for (Map.Entry<String, String> entry : PreferencesText.write(preferences).entrySet()) {
          out.write(entry.getKey() + "=" + escaped(entry.getValue()) + "\n");
        }
      }
      Files.move(next, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(next);
    }
  }

  /** The one character with a meaning of its own in values that are clean lines. */
  private static String escaped(String value) {
    return value.replace("\\", "\\\\");
  }
}
