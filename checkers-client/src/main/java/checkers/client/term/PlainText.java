package checkers.client.term;

import checkers.client.model.Dialog;
import checkers.client.model.FormField;
import checkers.client.model.GameRecord;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.core.notation.Diagram;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says in lines of text what is new on a screen, for those who cannot see it. */
final class PlainText {
  private static final String HELP =
      "Type a move like 11-15 or 15x22, or: board, resign, draw, pause, continue, yes, no, quit.";

  private @Nullable Model told;

  /** The lines to print now that this is the model; none if nothing of it is worth telling. */
  List<String> next(Model model) {
    Model before = told;
    told = model;
    List<String> lines = new ArrayList<>();
    if (before == null || !before.screen().equals(model.screen())) {
      Optional<Screen> old = Optional.ofNullable(before).map(Model::screen);
      switch (model.screen().type()) {
        case MENU -> menu(old, lines);
        case FORM -> form((Screen.Form) model.screen(), lines);
        case CONNECTING -> connecting((Screen.Connecting) model.screen(), lines);
        case PLAY ->
            play(
                old.filter(Screen.Play.class::isInstance).map(Screen.Play.class::cast),
                (Screen.Play) model.screen(),
                lines);
      }
    }
    Optional<Dialog> asked = before == null ? Optional.empty() : before.dialog();
    if (!asked.equals(model.dialog())) {
      model.dialog().ifPresent(dialog -> lines.add(dialog.text() + " (yes or no)"));
    }
    if (model.help() && (before == null || !before.help())) {
      lines.add(HELP);
    }
    return lines;
  }

  /** The board once more. */
  List<String> again() {
    List<String> lines = new ArrayList<>();
    if (told != null && told.screen() instanceof Screen.Play play) {
      board(play, lines);
      play.seat().frame().turn().ifPresent(turn -> lines.add(turn + " to move."));
    }
    return lines;
  }

  private static void menu(Optional<Screen> before, List<String> lines) {
    if (before.filter(Screen.Menu.class::isInstance).isPresent()) {
      return;
    }
    int number = 1;
    for (Screen.Menu.Entry entry : Screen.Menu.Entry.values()) {
      lines.add(number++ + " " + entry.title());
    }
    lines.add("Type a number.");
  }

  /** One entry at a time is asked for. */
  private static void form(Screen.Form form, List<String> lines) {
    form.problem().ifPresent(lines::add);
    if (form.focus() == form.fields().size()) {
      lines.add("Press Enter to " + form.purpose().button().toLowerCase(Locale.ROOT) + ".");
      return;
    }
    FormField field = form.fields().get(form.focus());
    String choices = field.isText() ? "" : " (" + String.join(", ", field.choices()) + ")";
    lines.add(field.label() + choices + " [" + field.value() + "]:");
  }

  private static void connecting(Screen.Connecting connecting, List<String> lines) {
    boolean failed = connecting.retryAt().isPresent() && connecting.failure().isPresent();
    String attempt = " (" + connecting.address() + ", attempt " + connecting.attempt() + ")";
    lines.add(
        failed
            ? "That failed: " + connecting.failure().get() + "."
            : connecting.task() + attempt + " ...");
  }

  private static void play(Optional<Screen.Play> before, Screen.Play play, List<String> lines) {
    newMove(before, play).ifPresent(lines::add);
    boolean newBoard = before.filter(seen -> showsTheSame(seen, play)).isEmpty();
    if (newBoard && !play.seat().frame().board().equals(Board.EMPTY)) {
      board(play, lines);
    }
    if (!play.action().isEmpty()
        && (newBoard || !before.map(Screen.Play::action).equals(Optional.of(play.action())))) {
      lines.add(play.action());
    }
    if (!before.flatMap(Screen.Play::status).equals(play.status())) {
      play.status().ifPresent(lines::add);
    }
  }

  /** Whether it is the same board of the same game: in a rematch the names change sides. */
  private static boolean showsTheSame(Screen.Play before, Screen.Play play) {
    ServerFrame old = before.seat().frame();
    ServerFrame now = play.seat().frame();
    return old.board().equals(now.board()) && old.names().equals(now.names());
  }

  private static Optional<String> newMove(Optional<Screen.Play> before, Screen.Play play) {
    List<GameRecord.Entry> moves = play.record().moves();
    int known = before.map(seen -> seen.record().moves().size()).orElse(0);
    if (moves.size() <= known) {
      return Optional.empty();
    }
    GameRecord.Entry last = moves.get(moves.size() - 1);
    return Optional.of(last.by() + " played " + last.text() + ".");
  }

  private static void board(Screen.Play play, List<String> lines) {
    ServerFrame frame = play.seat().frame();
    lines.addAll(Diagram.of(frame.board()).lines().toList());
    if (frame.names().isPresent()) {
      String red = play.seat().name(Side.RED);
      String white = play.seat().name(Side.WHITE);
      lines.add(red + " plays red (r), " + white + " plays white (w).");
    }
  }
}
