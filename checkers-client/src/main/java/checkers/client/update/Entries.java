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
  private static final String NAME = "Your name";
  private static final String RED_NAME = "Red's name";
  private static final String WHITE_NAME = "White's name";
  private static final String SERVER = "Server";
  private static final String PORT = "Port";
  private static final String TURN = "Length of a turn";
  private static final String EXTRA = "Extra time";
  private static final String FIRST = "First move";
  private static final String TURNING = "Turn the board to the player";
  private static final String COLOURS = "Colours";
  private static final String PIECES = "Pieces";
  private static final String SOUND = "Sound";
  private static final String NUMBERS = "Square numbers";
  private static final String ANIMATION = "Animation";
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
        FormField.text(RED_NAME, local.redName()),
        FormField.text(WHITE_NAME, local.whiteName()),
        new FormField(TURN, turn(local.moveTime()), TURNS),
        new FormField(EXTRA, text(local.extraTime()), EXTRAS),
        new FormField(FIRST, local.first().toString(), SIDES),
        new FormField(TURNING, yesNo(preferences.turning()), YES_NO));
  }

  static List<FormField> join(Preferences preferences) {
    return List.of(
        FormField.text(NAME, preferences.name()),
        FormField.text(SERVER, preferences.address().host()),
        FormField.text(PORT, Integer.toString(preferences.address().port())));
  }

  static List<FormField> watch(Preferences preferences) {
    return join(preferences).subList(1, 3);
  }

  static List<FormField> options(Preferences preferences) {
    return List.of(
        FormField.text(NAME, preferences.name()),
        new FormField(COLOURS, theme(preferences.theme()), THEMES),
        new FormField(PIECES, lower(preferences.pieces()), List.of("discs", "letters")),
        new FormField(SOUND, yesNo(preferences.sound()), YES_NO),
        new FormField(NUMBERS, yesNo(preferences.numbers()), YES_NO),
        new FormField(ANIMATION, yesNo(preferences.animation()), YES_NO),
        new FormField(TURN, turn(preferences.local().moveTime()), TURNS),
        new FormField(EXTRA, text(preferences.local().extraTime()), EXTRAS),
        new FormField(FIRST, preferences.local().first().toString(), SIDES));
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
        Preferences chosen = withTwoPlayers(model.preferences(), form);
        yield Step.of(
            model.with(chosen), new Effect.Save(chosen), new Effect.StartLocal(chosen.local()));
      }
      case JOIN -> set(model, withAddress(model.preferences(), form), Intent.PLAY);
      case WATCH -> set(model, withAddress(model.preferences(), form), Intent.WATCH);
      case OPTIONS -> {
        Preferences chosen = withOptions(model.preferences(), form);
        yield Leaving.toMenu(model.with(chosen), new Effect.Save(chosen));
      }
    };
  }

  private static Step set(Model model, Preferences chosen, Intent intent) {
    return Joining.start(model.with(chosen), chosen.address(), intent)
        .after(new Effect.Save(chosen));
  }

  private static Optional<String> problem(FormField field) {
    String value = CleanText.message(field.value());
    if (field.isText() && value.isEmpty()) {
      return Optional.of("Please enter: " + field.label() + ".");
    }
    return switch (field.label()) {
      case NAME, RED_NAME, WHITE_NAME ->
          unless(
              CleanText.name(value).equals(value),
              "A name has at most " + CleanText.NAME_LIMIT + " characters.");
      case SERVER ->
          unless(!value.contains(" "), "The server is a name or an address, such as localhost.");
      case PORT ->
          unless(port(value).isPresent(), "The port is a number from 1 to 65535, such as 9000.");
      default -> Optional.empty();
    };
  }

  private static Optional<String> unless(boolean right, String problem) {
    return right ? Optional.empty() : Optional.of(problem);
  }

  private static OptionalInt port(String text) {
    if (!text.matches("[0-9]{1,5}")) {
      return OptionalInt.empty();
    }
    int port = Integer.parseInt(text);
    return 1 <= port && port <= 65535 ? OptionalInt.of(port) : OptionalInt.empty();
  }

  private static Preferences withAddress(Preferences old, Form form) {
    Preferences named =
        form.purpose() == Form.Purpose.JOIN ? old.withName(CleanText.name(value(form, NAME))) : old;
    String host = CleanText.message(value(form, SERVER));
    return named.with(new Address(host, port(CleanText.message(value(form, PORT))).orElseThrow()));
  }

  private static Preferences withTwoPlayers(Preferences old, Form form) {
    String red = CleanText.name(value(form, RED_NAME));
    String white = CleanText.name(value(form, WHITE_NAME));
    return old.with(local(form, red, white)).withTurning(isYes(form, TURNING));
  }

  private static Preferences withOptions(Preferences old, Form form) {
    return new Preferences(
        CleanText.name(value(form, NAME)),
        theme(value(form, COLOURS)),
        value(form, PIECES).equals("letters") ? Pieces.LETTERS : Pieces.DISCS,
        isYes(form, SOUND),
        old.address(),
        isYes(form, NUMBERS),
        old.turning(),
        isYes(form, ANIMATION),
        local(form, old.local().redName(), old.local().whiteName()));
  }

  private static LocalGame local(Form form, String red, String white) {
    return new LocalGame(
        red,
        white,
        turn(value(form, TURN)),
        duration(value(form, EXTRA)),
        side(value(form, FIRST)));
  }

  private static boolean isYes(Form form, String label) {
    return value(form, label).equals("yes");
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
