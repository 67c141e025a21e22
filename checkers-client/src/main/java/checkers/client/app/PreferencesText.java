package checkers.client.app;

import checkers.client.model.Address;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.LocalGame;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Preferences.Theme;
import checkers.core.protocol.CleanText;
import checkers.core.rules.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Preferences as entries of a file. An entry that is missing or wrong is as by default. */
final class PreferencesText {
  private static final String AUTO = "auto";
  private static final Preferences DEFAULT = Preferences.DEFAULT;

  private final Map<String, String> entries;
  private final List<String> notes = new ArrayList<>();

  PreferencesText(Map<String, String> entries) {
    this.entries = entries;
  }

  static Map<String, String> write(Preferences preferences) {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put("name", preferences.name());
    entries.put("theme", preferences.theme().map(ThemeNames::of).orElse(AUTO));
    entries.put("pieces", preferences.pieces() == Pieces.DISCS ? "discs" : "letters");
    entries.put("sound", onOff(preferences.sound()));
    entries.put("host", preferences.address().host());
    entries.put("port", Integer.toString(preferences.address().port()));
    entries.put("numbers", onOff(preferences.numbers()));
    entries.put("turning", onOff(preferences.turning()));
    entries.put("animation", onOff(preferences.animation()));
    LocalGame local = preferences.local();
    entries.put("local.red", local.redName());
    entries.put("local.white", local.whiteName());
    entries.put("local.move-seconds", seconds(local.moveTime().orElse(Duration.ZERO)));
    entries.put("local.extra-seconds", seconds(local.extraTime()));
    entries.put("local.first", local.first() == Side.RED ? "red" : "white");
    return entries;
  }

  Preferences read() {
    LocalGame local = DEFAULT.local();
    return new Preferences(
        entry("name", DEFAULT.name(), text -> Optional.of(CleanText.name(text))),
        entry("theme", DEFAULT.theme(), PreferencesText::theme),
        entry(
            "pieces",
            DEFAULT.pieces(),
            text -> either(text, "discs", Pieces.DISCS, "letters", Pieces.LETTERS)),
        flag("sound", DEFAULT.sound()),
        new Address(
            entry("host", DEFAULT.address().host(), PreferencesText::host),
            entry("port", DEFAULT.address().port(), text -> number(text, 1, 65535))),
        flag("numbers", DEFAULT.numbers()),
        flag("turning", DEFAULT.turning()),
        flag("animation", DEFAULT.animation()),
        new LocalGame(
            entry("local.red", local.redName(), PreferencesText::playerName),
            entry("local.white", local.whiteName(), PreferencesText::playerName),
            entry("local.move-seconds", local.moveTime(), PreferencesText::moveTime),
            entry(
                "local.extra-seconds",
                local.extraTime(),
                text -> number(text, 10, 300).map(Duration::ofSeconds)),
            entry(
                "local.first",
                local.first(),
                text -> either(text, "white", Side.WHITE, "red", Side.RED))));
  }

  /** Sentences about wrong entries, once everything is read. */
  List<String> notes() {
    return notes;
  }

  private <T> T entry(String key, T otherwise, Function<String, Optional<T>> parse) {
    String text = entries.get(key);
    if (text == null) {
      return otherwise;
    }
    Optional<T> value = parse.apply(text.strip());
    if (value.isEmpty()) {
      notes.add("%s cannot be '%s'".formatted(key, CleanText.clean(text, 40)));
    }
    return value.orElse(otherwise);
  }

  private boolean flag(String key, boolean otherwise) {
    return entry(key, otherwise, text -> either(text, "on", true, "off", false));
  }

  private static <T> Optional<T> either(String text, String one, T ifOne, String two, T ifTwo) {
    return text.equals(one)
        ? Optional.of(ifOne)
        : text.equals(two) ? Optional.of(ifTwo) : Optional.empty();
  }

  private static Optional<Optional<Theme>> theme(String text) {
    Optional<Theme> found = ThemeNames.find(text);
    return found.isPresent() || text.equals(AUTO) ? Optional.of(found) : Optional.empty();
  }

  private static Optional<String> host(String text) {
    return text.isEmpty() || !CleanText.isClean(text, 253) ? Optional.empty() : Optional.of(text);
  }

  private static Optional<String> playerName(String text) {
    return Optional.of(CleanText.name(text)).filter(name -> !name.isEmpty());
  }

  /** No limit is written as 0. */
  private static Optional<Optional<Duration>> moveTime(String text) {
    Optional<Duration> limit = number(text, 10, 300).map(Duration::ofSeconds);
    return limit.isPresent() || text.equals("0") ? Optional.of(limit) : Optional.empty();
  }

  private static Optional<Integer> number(String text, int from, int to) {
    return text.matches("\\d{1,5}")
        ? Optional.of(Integer.parseInt(text)).filter(number -> from <= number && number <= to)
        : Optional.empty();
  }

  private static String onOff(boolean value) {
    return value ? "on" : "off";
  }

  private static String seconds(Duration duration) {
    return Long.toString(duration.toSeconds());
  }
}
