package checkers.client.plain;

import checkers.client.model.GameRecord;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.core.protocol.Field;
import checkers.core.protocol.ServerFrame;
import java.util.List;
import java.util.Optional;

/**
 * A table before and after something.
 *
 * @param before the table as the reader knows it; one who comes back remembers it
 * @param arrived whether he sees the table for the first time, or again
 */
record TableChange(Optional<Screen.Play> before, Screen.Play after, boolean arrived) {
  static TableChange of(Model old, Screen.Play after) {
    Optional<Screen.Play> before = seen(old.screen());
    boolean heard = before.filter(table -> table.seat().equals(after.seat())).isEmpty();
    return new TableChange(before, after, !(old.screen() instanceof Screen.Play) && heard);
  }

  private static Optional<Screen.Play> seen(Screen screen) {
    if (screen instanceof Screen.Connecting connecting) {
      return connecting.returning();
    }
    return screen instanceof Screen.Play table ? Optional.of(table) : Optional.empty();
  }

  Seat seat() {
    return after.seat();
  }

  boolean begins() {
    return atStart(seat()) && before.filter(old -> atStart(old.seat())).isEmpty();
  }

  private static boolean atStart(Seat seat) {
    return seat.isPlaying()
        && seat.frame().progress().filter(progress -> progress.plies() == 0).isPresent();
  }

  boolean ends() {
    return seat().frame().result().isPresent()
        && before.filter(old -> old.seat().frame().result().isPresent()).isEmpty();
  }

  /** The pause, if it begins. */
  Optional<Field.Pause> pauses() {
    return seat().frame().pause().filter(pause -> !wasPaused());
  }

  boolean goesOn() {
    return wasPaused() && seat().frame().pause().isEmpty() && seat().isPlaying();
  }

  private boolean wasPaused() {
    return before.filter(old -> old.seat().frame().pause().isPresent()).isPresent();
  }

  /** The moves that the reader does not know yet. */
  List<GameRecord.Entry> moves() {
    List<GameRecord.Entry> known = before.map(old -> old.record().moves()).orElse(List.of());
    List<GameRecord.Entry> all = after.record().moves();
    boolean longer = all.size() > known.size() && all.subList(0, known.size()).equals(known);
    return longer ? all.subList(known.size(), all.size()) : List.of();
  }

  /** The board is shown to a player whose turn comes, to spectators always, at the end to all. */
  boolean showsBoard() {
    ServerFrame frame = seat().frame();
    boolean another =
        before
            .map(old -> old.seat().frame())
            .filter(old -> old.board().equals(frame.board()))
            .filter(old -> frame.turn().isEmpty() || old.turn().equals(frame.turn()))
            .isEmpty();
    boolean concerns = seat().side().isEmpty() || seat().side().equals(frame.turn());
    return seat().isPlaying() ? concerns && (another || arrived) : another && ends();
  }

  boolean flips() {
    return before.filter(old -> old.flipped() != after.flipped()).isPresent();
  }

  /** The status message, if it is new. */
  Optional<String> status() {
    return after
        .status()
        .filter(text -> !after.status().equals(before.flatMap(Screen.Play::status)));
  }

  /** The action message, if it is new. */
  String action() {
    boolean same = before.filter(old -> old.action().equals(after.action())).isPresent();
    return same ? "" : after.action();
  }
}
