package checkers.client.plain;

import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.client.update.Update;
import checkers.core.rules.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tells what has happened at a table, each thing once. */
final class TableNews {
  private final Plain plain;
  private final Model model;
  private final Screen.Play play;
  private final Seat seat;
  private final TableChange change;
  private final boolean numbersChanged;
  private final List<String> lines = new ArrayList<>();

  TableNews(Plain plain, Model old, Model model, Screen.Play play) {
    this.plain = plain;
    this.model = model;
    this.play = play;
    seat = play.seat();
    change = TableChange.of(old, play);
    numbersChanged = old.preferences().numbers() != model.preferences().numbers();
  }

  List<String> lines() {
    beginning();
    change
        .moves()
        .forEach(
            move ->
                lines.add(
                    "%s played %s (%s).".formatted(move.by(), move.text(), seat.name(move.by()))));
    pause();
    if (change.showsBoard()) {
      lines.addAll(Answers.board(plain, model, play));
    }
    String action = action();
    if (!action.isEmpty()) {
      lines.add(action);
    }
    status();
    looks();
    return lines;
  }

  private void beginning() {
    if (change.arrived() && seat.isPlaying() && !isNewPlayer()) {
      lines.add(Answers.who(seat));
    } else if (change.begins()) {
      lines.add("A new game: " + Answers.plays(seat));
      seat.side()
          .filter(side -> play.server().isPresent())
          .map(side -> "You play " + side.toString().toLowerCase(Locale.ROOT) + ".")
          .ifPresent(lines::add);
    }
  }

  /** He has not just come to see: his game begins as he arrives. */
  private boolean isNewPlayer() {
    return change.begins() && seat.side().isPresent();
  }

  private void pause() {
    String how = seat.mayContinue() ? " Type continue to go on." : "";
    change
        .pauses()
        .ifPresent(
            pause ->
                lines.add(
                    "The game is paused by %s, for %s at most.%s"
                        .formatted(
                            pause.by(), Lines.time(Duration.ofMillis(pause.leftMillis())), how)));
    if (change.goesOn()) {
      lines.add("The game goes on.");
    }
  }

  /** The action message, without what other lines have said already. */
  private String action() {
    String action = change.action();
    if (action.startsWith("You play ")) {
      return ""; // the move itself is about to be told
    }
    if (!change.moves().isEmpty()) {
      action = action.replaceFirst("^(Red|White) played [0-9x-]+[.] ?", "");
    }
    if (change.pauses().isPresent()) {
      action = action.replaceFirst("^(Red|White) has paused the game, .*", "");
    }
    if (change.goesOn()) {
      action = without(action, "The game goes on.");
    }
    if (change.begins()) {
      action = without(without(action, Answers.plays(seat)), "Waiting for another player.");
    }
    if (play.server().isEmpty() && action.startsWith("Your turn.")) {
      action = turn() + action.substring("Your turn.".length());
    }
    boolean watched = seat.side().isEmpty() && (change.showsBoard() || change.goesOn());
    return action.isEmpty() && watched ? turn() : action;
  }

  private static String without(String text, String beginning) {
    return text.startsWith(beginning) ? text.substring(beginning.length()).strip() : text;
  }

  private String turn() {
    return seat.frame().turn().map(side -> side + " to move.").orElse("");
  }

  private void status() {
    change.status().ifPresent(lines::add);
    if (change.ends()) {
      lines.add(Lines.count(Answers.played(play), "move") + " in all.");
      average(Side.RED);
      average(Side.WHITE);
    }
    boolean last = !Update.update(model, PlainInput.ENTER.get(0)).effects().isEmpty();
    if (change.status().isPresent() && last) {
      lines.add("Type an empty line to leave the table.");
    }
  }

  private void average(Side side) {
    play.record()
        .average(side)
        .map(time -> "%s took %s for a move on average.".formatted(side, Lines.tenths(time)))
        .ifPresent(lines::add);
  }

  private void looks() {
    if (change.flips()) {
      lines.add(Layout.bottom(model, play) + " is at the bottom of the board now.");
    }
    if (numbersChanged) {
      boolean shown = model.preferences().numbers();
      lines.add("Square numbers are " + (shown ? "shown" : "hidden") + " now.");
    }
    if ((change.flips() || numbersChanged) && !plain.words() && seat.isPlaying()) {
      lines.addAll(Answers.board(plain, model, play));
    }
  }
}
