package checkers.client.view;

import checkers.client.model.Model;
import checkers.client.model.Rect;
import checkers.client.model.Screen;
import checkers.core.game.DrawRules;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.rules.Move;
import java.util.ArrayList;
import java.util.List;

/** What matters only now and then: a move being typed, how near a draw is, who watches. */
final class Notes {
  private static final int QUIET_MOVES = 20;
  private static final int OCCURRENCES = 2;

  private Notes() {}

  /**
   * A line of the panel.
   *
   * @param rest what follows the text, less bright
   */
  record Note(Ink ink, String text, String rest) {}

  static List<Note> of(Model model, Screen.Play play) {
    List<Note> notes = new ArrayList<>();
    if (!play.typed().isEmpty()) {
      notes.add(new Note(Ink.ACCENT, "Move: " + play.typed(), completion(play)));
    }
    play.seat().frame().progress().ifPresent(progress -> addProgress(notes, progress));
    int watching = play.seat().frame().spectators().orElse(0);
    if (play.seat().role() == Role.SPECTATOR) {
      String others = watching > 1 ? ", with " + (watching - 1) + " more" : "";
      notes.add(new Note(Ink.FAINT, "You are watching" + others + ".", ""));
    } else if (watching > 0) {
      notes.add(new Note(Ink.FAINT, watching + (watching == 1 ? " spectator" : " spectators"), ""));
    }
    return notes;
  }

  private static void addProgress(List<Note> notes, Field.Progress progress) {
    if (progress.occurrences() >= OCCURRENCES) {
      String text = progress.occurrences() + " of " + DrawRules.OCCURRENCES;
      notes.add(new Note(Ink.ACCENT, "Draw by repetition: " + text, ""));
    }
    if (progress.quietMoves() >= QUIET_MOVES) {
      String text = progress.quietMoves() + " of " + DrawRules.QUIET_PLIES / 2;
      notes.add(new Note(Ink.ACCENT, "Draw without progress: " + text, ""));
    }
  }

  /** How the typed move would go on, if it can in only one way; else in how many. */
  private static String completion(Screen.Play play) {
    List<String> fitting =
        play.selection().legal().stream()
            .map(Move::toString)
            .filter(text -> text.startsWith(play.typed()))
            .toList();
    return switch (fitting.size()) {
      case 0 -> "  no such move";
      case 1 -> fitting.get(0).substring(play.typed().length());
      default -> "  " + fitting.size() + " moves";
    };
  }

  static void draw(Stage stage, Rect area, List<Note> notes) {
    for (int row = 0; row < notes.size(); row++) {
      Note note = notes.get(row);
      stage.canvas().write(area, 0, row, note.text, stage.palette().on(note.ink));
      int column = Glyphs.width(note.text);
      stage.canvas().write(area, column, row, note.rest, stage.palette().on(Ink.FAINT));
    }
  }
}
