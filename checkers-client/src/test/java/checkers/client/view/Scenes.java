package checkers.client.view;

import checkers.client.model.Address;
import checkers.client.model.Dialog;
import checkers.client.model.FormField;
import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.protocol.ClockPhase;
import checkers.core.protocol.Field;
import checkers.core.protocol.Intent;
import checkers.core.protocol.Role;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The screens that are held fast by golden files, and of which pictures can be made, by name. */
final class Scenes {
  static final Size SMALL = new Size(80, 24);
  static final Size LARGE = new Size(150, 50);

  private static final SceneGame GAME = SceneGame.start().play(26, 1);

  /** Red 1, 5, 12 and kings 21, 27; White 30, 32, 23 and kings 10, 7; a double jump is open. */
  private static final SceneGame KINGS =
      SceneGame.of(
          new Board(
              squares(1, 5, 12, 14, 22, 27),
              squares(18, 26, 31, 32, 7, 10),
              squares(22, 27, 7, 10)),
          Side.RED);

  private final Map<String, Model> scenes = new TreeMap<>();

  private Scenes() {
    addSizes();
    addThemes();
    addBoards();
    addOverlays();
    addPages();
  }

  static Map<String, Model> all() {
    return new Scenes().scenes;
  }

  static Model named(String name) {
    return Optional.ofNullable(all().get(name)).orElseThrow();
  }

  static int squares(int... numbers) {
    int bits = 0;
    for (int number : numbers) {
      bits |= 1 << (number - 1);
    }
    return bits;
  }

  static Model model(Size size, Theme theme, Screen screen) {
    return new Model(
        size,
        SceneTable.NOW,
        Preferences.DEFAULT,
        theme,
        5,
        screen,
        false,
        Optional.empty(),
        false);
  }

  static Model themed(Model scene, Theme theme) {
    return new Model(
        scene.size(),
        scene.now(),
        scene.preferences(),
        theme,
        scene.attempts(),
        scene.screen(),
        scene.help(),
        scene.dialog(),
        scene.direct());
  }

  static SceneTable table() {
    return new SceneTable(GAME).with(new Field.Spectators(3));
  }

  static SceneTable kings() {
    return new SceneTable(KINGS).as(Role.RED).says("Your turn. You must perform a jump.");
  }

  private void add(String name, SceneTable table) {
    scenes.put(name, model(SMALL, Theme.TRUECOLOR, table.build()));
  }

  private void add(String name, Screen screen) {
    scenes.put(name, model(SMALL, Theme.TRUECOLOR, screen));
  }

  private void addSizes() {
    for (Size size :
        List.of(SMALL, new Size(100, 30), new Size(120, 40), LARGE, new Size(80, 50))) {
      String end = "-" + size.columns() + "x" + size.rows();
      scenes.put("play" + end, model(size, Theme.TRUECOLOR, table().build()));
      scenes.put("kings" + end, model(size, Theme.TRUECOLOR, kings().build()));
    }
    for (Size size : List.of(new Size(79, 24), new Size(80, 23), new Size(30, 8))) {
      String name = "too-small-" + size.columns() + "x" + size.rows();
      scenes.put(name, model(size, Theme.TRUECOLOR, table().build()));
    }
  }

  private void addThemes() {
    for (Theme theme : Theme.values()) {
      String end = "-" + theme.name().toLowerCase(Locale.ROOT).replace('_', '-');
      scenes.put("theme" + end, model(SMALL, theme, kings().inHand(22).build()));
      scenes.put("theme-large" + end, model(LARGE, theme, kings().build()));
      scenes.put("theme-menu" + end, model(SMALL, theme, new Screen.Menu(1)));
      Model asked = model(SMALL, theme, table().build());
      scenes.put("theme-dialog" + end, asked.withDialog(Optional.of(drawDialog())));
    }
  }

  private void addBoards() {
    add("start", new SceneTable(SceneGame.start()));
    add("flipped", table().flipped());
    add("red-at-the-bottom", table().as(Role.RED).says("Waiting for Ada."));
    add("spectator", table().as(Role.SPECTATOR).says("You are watching."));
    add("in-hand", kings().inHand(22).says("Choose where to go."));
    add("another-jump", kings().inHand(22, 15).says("Another jump is available."));
    add("typed", table().typed("2"));
    add("wide-names", table().names("陈小明陈小明陈小明陈小明", "Zoë 🦄 Łukasz Ωμέγα"));
    add("extra-time", table().with(new Field.Clock(ClockPhase.EXTRA_TIME, 41_500)));
    add("no-limit", table().with(new Field.Clock(ClockPhase.UNTIMED, 0)));
    add("near-a-draw", table().with(new Field.Progress(26, 2, 31)));
    add("away", table().with(new Field.Away(Side.RED, 18_000)).says("Grace is away."));
    add("animation", new SceneTable(GAME.play(1, 0)).moving(60));
    Preferences letters = preferences(Pieces.LETTERS, false);
    Preferences numbers = preferences(Pieces.DISCS, true);
    for (Size size : List.of(SMALL, new Size(100, 30), LARGE)) {
      String end = "-" + size.columns() + "x" + size.rows();
      Model model = model(size, Theme.TRUECOLOR, kings().build());
      scenes.put("letters" + end, model.with(letters));
      scenes.put("numbers" + end, model.with(numbers));
    }
  }

  private static Preferences preferences(Pieces pieces, boolean numbers) {
    Preferences d = Preferences.DEFAULT;
    return new Preferences(
        d.name(),
        d.theme(),
        pieces,
        d.sound(),
        d.address(),
        numbers,
        d.turning(),
        d.animation(),
        d.local());
  }

  private void addOverlays() {
    Model play = model(SMALL, Theme.TRUECOLOR, table().build());
    scenes.put("help", play.withHelp(true));
    scenes.put("dialog-draw", play.withDialog(Optional.of(drawDialog())));
    Dialog resign =
        new Dialog(
            Dialog.Kind.RESIGN, "Do you want to resign?", Optional.empty(), Optional.empty());
    scenes.put("dialog-resign", play.withDialog(Optional.of(resign)));
    String leaving =
        "The game is not over. If you leave, your opponent wins. Do you want to leave?";
    Dialog leave = new Dialog(Dialog.Kind.LEAVE_GAME, leaving, Optional.empty(), Optional.empty());
    scenes.put("dialog-leave", play.withDialog(Optional.of(leave)));
    add("status", table().status("Player Red has disconnected. Player White is the winner!"));
    add("pause", table().with(new Field.Pause(Side.RED, 275_000)).says("The game is paused."));
    SceneTable end =
        table().with(new Field.Result(Outcome.win(Side.WHITE, Reason.NO_MOVES))).says("");
    add("end", end);
    SceneTable drawn = table().with(new Field.Result(Outcome.draw(Reason.FORTY_MOVES)));
    Model over = model(SMALL, Theme.TRUECOLOR, drawn.says("Good game.").build());
    scenes.put("end-draw", over);
    Dialog rematch =
        new Dialog(
            Dialog.Kind.SERVER,
            "Do you want to play again?",
            Optional.of(2),
            Optional.of(SceneTable.NOW.plusSeconds(25)));
    scenes.put("end-rematch", over.withDialog(Optional.of(rematch)));
    SceneTable gone = table().status("Player Red has disconnected. Player White is the winner!");
    Model told = model(SMALL, Theme.TRUECOLOR, gone.build());
    scenes.put("status-question", told.withDialog(Optional.of(rematch)));
  }

  private static Dialog drawDialog() {
    return new Dialog(
        Dialog.Kind.SERVER,
        "Your opponent offers a draw. Do you accept?",
        Optional.of(1),
        Optional.of(SceneTable.NOW.plusMillis(28_300)));
  }

  private void addPages() {
    add("menu", new Screen.Menu(0));
    scenes.put("menu-150x50", model(LARGE, Theme.TRUECOLOR, new Screen.Menu(2)));
    List<FormField> join =
        List.of(
            FormField.text("Name", "Ada"),
            FormField.text("Host", "checkers.example.org"),
            FormField.text("Port", "9000"));
    add("form-text", new Screen.Form(Screen.Form.Purpose.JOIN, join, 0, Optional.empty()));
    add(
        "form-problem",
        new Screen.Form(
            Screen.Form.Purpose.JOIN,
            join,
            3,
            Optional.of("A port is a number from 1025 to 65535.")));
    add(
        "form-failed",
        new Screen.Form(
            Screen.Form.Purpose.JOIN,
            join,
            3,
            Optional.of(
                "A connection to checkers.example.org:9000 cannot be established (5 attempts):"
                    + " no server at checkers.example.org:9000: connection refused")));
    List<FormField> options =
        List.of(
            FormField.text("Name", "Ada"),
            new FormField("Theme", "as the terminal", List.of("as the terminal", "mono")),
            new FormField("Pieces", "discs", List.of("discs", "letters")),
            new FormField("Sound", "on", List.of("on", "off")),
            new FormField("Square numbers", "off", List.of("on", "off")),
            new FormField("Animation", "on", List.of("on", "off")),
            new FormField("Turn the board", "off", List.of("on", "off")));
    add("form-choice", new Screen.Form(Screen.Form.Purpose.OPTIONS, options, 2, Optional.empty()));
    Address address = new Address("checkers.example.org", 9000);
    add(
        "connecting",
        new Screen.Connecting(
            address,
            Intent.PLAY,
            1,
            "Connecting to server",
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
    add(
        "connecting-failed",
        new Screen.Connecting(
            address,
            Intent.PLAY,
            3,
            "Connecting to server",
            Optional.of("Connection refused: is a server running at checkers.example.org:9000?"),
            Optional.of(SceneTable.NOW.plusSeconds(4)),
            Optional.empty()));
    add(
        "waiting",
        new Screen.Connecting(
            address,
            Intent.PLAY,
            1,
            "Waiting for game",
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }
}
