package checkers.client.update;

import checkers.client.model.Address;
import checkers.client.model.FormField;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.LocalGame;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen.Form;
import checkers.core.protocol.CleanText;
import checkers.core.protocol.Intent;
import checkers.core.rules.Side;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What the forms ask for, and what follows from the answers. */
final class Entries {
  private static final String NO_LIMIT = "no limit";
  private static final List<String> YES_NO = List.of("yes", "no");
  private static final List<String> SIDES = List.of("White", "Red");
  private static final List<String> TURNS = List.of(NO_LIMIT, "10s", "30s", "1m", "2m", "3m", "5m");
  private static final List<String> EXTRAS = List.of("10s", "30s", "1m", "2m", "5m");
  private static final String AUTOMATIC = "automatic";
  private static final List<String> THEMES =
      Stream.concat(Stream.of(AUTOMATIC), Stream.of(Theme.values()).map(Theme::title)).toList();

  private Entries() {}

  static List<FormField> twoPlayers(Preferences preferences) {
    LocalGame local = preferences.local();
    return List.of(
        FormField.text("Red's name", local.redName()),
        FormField.text("White's name", local.whiteName()),
        new FormField("Length of a turn", turn(local.moveTime()), TURNS),
        new FormField("Extra time", text(local.extraTime()), EXTRAS),
        new FormField("First move", local.first().toString(), SIDES),
        new FormField("Turn the board to the player", yesNo(preferences.turning()), YES_NO));
  }

  static List<FormField> join(Preferences preferences) {
    return List.of(
        FormField.text("Your name", preferences.name()),
        FormField.text("Server", preferences.address().host()),
        FormField.text("Port", Integer.toString(preferences.address().port())));
  }

  static List<FormField> watch(Preferences preferences) {
    return join(preferences).subList(1, 3);
  }

  static List<FormField> options(Preferences preferences) {
    return List.of(
        FormField.text("Your name", preferences.name()),
        new FormField("Colours", theme(preferences.theme()), THEMES),
        new FormField("Pieces", lower(preferences.pieces()), List.of("discs", "letters")),
        new FormField("Sound", yesNo(preferences.sound()), YES_NO),
        new FormField("Square numbers", yesNo(preferences.numbers()), YES_NO),
        new FormField("Animation", yesNo(preferences.animation()), YES_NO),
        new FormField("Length of a turn", turn(preferences.local().moveTime()), TURNS),
        new FormField("Extra time", text(preferences.local().extraTime()), EXTRAS),
        new FormField("First move", preferences.local().first().toString(), SIDES));
  }

  static Step submit(Model model, Form form) {
    for (int i = 0; i < form.fields().size(); i++) {
      FormField field = form.fields().get(i);
      Optional<String> problem = problem(field);
      if (problem.isPresent()) {
        return Step.of(model.with(Forms.ask(form, i, problem.get())));
      }
    }
    return switch (form.purpose()) {
      case TWO_PLAYERS -> {
        Preferences chosen = withLocal(model.preferences(), form);
        yield Step.of(
            model.with(chosen), new Effect.Save(chosen), new Effect.StartLocal(chosen.local()));
      }
      case JOIN -> set(model, withAddress(model.preferences(), form), Intent.PLAY);
      case WATCH -> set(model, withAddress(model.preferences(), form), Intent.WATCH);
      case OPTIONS -> {
        Preferences chosen = withOptions(model.preferences(), form);
        Step menu = Leaving.toMenu(model.with(chosen), new Effect.Save(chosen));
        yield menu;
      }
    };
  }

  private static Step set(Model model, Preferences chosen, Intent intent) {
    Step start = Joining.start(model.with(chosen), chosen.address(), intent);
    return Step.of(start.model(), new Effect.Save(chosen), start.effects().get(0));
  }

  private static Optional<String> problem(FormField field) {
    String value = CleanText.clean(field.value(), CleanText.MESSAGE_LIMIT);
    if (field.isText() && value.isEmpty()) {
      return Optional.of("Please enter: " + field.label() + ".");
    }
    if (field.label().equals("Port") && port(value).isEmpty()) {
      return Optional.of("The port is a number from 1 to 65535, such as 9000.");
    }
    return Optional.empty();
  }

  private static OptionalInt port(String text) {
    if (!text.matches("\\d{1,5}")) {
      return OptionalInt.empty();
    }
    int port = Integer.parseInt(text);
    return 1 <= port && port <= 65535 ? OptionalInt.of(port) : OptionalInt.empty();
  }

  private static Preferences withAddress(Preferences old, Form form) {
    String name =
        form.purpose() == Form.Purpose.JOIN ? CleanText.name(value(form, "Your name")) : old.name();
    Address address =
        new Address(value(form, "Server").strip(), port(value(form, "Port")).orElseThrow());
    return new Preferences(
        name,
        old.theme(),
        old.pieces(),
        old.sound(),
        address,
        old.numbers(),
        old.turning(),
        old.animation(),
        old.local());
  }

  private static Preferences withLocal(Preferences old, Form form) {
    LocalGame local =
        new LocalGame(
            CleanText.name(value(form, "Red's name")),
            CleanText.name(value(form, "White's name")),
            turn(value(form, "Length of a turn")),
            duration(value(form, "Extra time")),
            side(value(form, "First move")));
    return new Preferences(
        old.name(),
        old.theme(),
        old.pieces(),
        old.sound(),
        old.address(),
        old.numbers(),
        value(form, "Turn the board to the player").equals("yes"),
        old.animation(),
        local);
  }

  private static Preferences withOptions(Preferences old, Form form) {
    LocalGame local =
        new LocalGame(
            old.local().redName(),
            old.local().whiteName(),
            turn(value(form, "Length of a turn")),
            duration(value(form, "Extra time")),
            side(value(form, "First move")));
    return new Preferences(
        CleanText.name(value(form, "Your name")),
        theme(value(form, "Colours")),
        value(form, "Pieces").equals("letters") ? Pieces.LETTERS : Pieces.DISCS,
        value(form, "Sound").equals("yes"),
        old.address(),
        value(form, "Square numbers").equals("yes"),
        old.turning(),
        value(form, "Animation").equals("yes"),
        local);
  }

  private static String value(Form form, String label) {
    return form.fields().stream()
        .filter(field -> field.label().equals(label))
        .map(FormField::value)
        .findFirst()
        .orElseThrow();
  }

  private static String yesNo(boolean value) {
    return value ? "yes" : "no";
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static String theme(Optional<Theme> theme) {
    return theme.map(Theme::title).orElse(AUTOMATIC);
  }

  private static Optional<Theme> theme(String title) {
    return Stream.of(Theme.values()).filter(theme -> theme.title().equals(title)).findFirst();
  }

  private static Side side(String text) {
    return text.equals("Red") ? Side.RED : Side.WHITE;
  }

  private static String turn(Optional<Duration> time) {
    return time.map(Entries::text).orElse(NO_LIMIT);
  }

  private static Optional<Duration> turn(String text) {
    return text.equals(NO_LIMIT) ? Optional.empty() : Optional.of(duration(text));
  }

  private static String text(Duration duration) {
    return duration.toSecondsPart() == 0 ? duration.toMinutes() + "m" : duration.toSeconds() + "s";
  }

  private static Duration duration(String text) {
    return Duration.parse("PT" + text.toUpperCase(Locale.ROOT));
  }
}
