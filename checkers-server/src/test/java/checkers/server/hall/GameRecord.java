package checkers.server.hall;

import static checkers.server.hall.Violation.unless;

import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Square;
import checkers.core.rules.Verdict;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The games of one table, followed by what its frames show. */
final class GameRecord {
  private @Nullable Position position;
  private int plies;
  private boolean over;

  /**
   * @param heard what a client has just said
   * @param by that client's role
   */
  void see(ServerFrame frame, Optional<ClientFrame> heard, Optional<Role> by) {
    if (frame.progress().isEmpty()) {
      unless(frame.board().equals(Board.EMPTY), () -> "a board without a game: " + frame);
      position = null;
      return;
    }
    int shown = frame.progress().map(Field.Progress::plies).orElseThrow();
    if (position == null || (shown == 0 && plies > 0)) {
      unless(position == null || over, () -> "a game begins before the last one ended: " + frame);
      unless(frame.board().equals(Board.START) && shown == 0, () -> "not a start: " + frame);
      position = frame.turn().map(Position::start).orElse(null);
      plies = 0;
    } else if (shown == plies + 1) {
      unless(!over, () -> "a move after the end: " + frame);
      position = moved(position, frame, heard, by);
      plies = shown;
    } else {
      unless(shown == plies, () -> "moves are missing before " + frame);
      boolean rematch = over && shown == 0 && frame.turn().isPresent();
      position = rematch ? frame.turn().map(Position::start).orElseThrow() : position;
    }
    over = frame.result().isPresent();
    if (position != null) {
      unless(position.board().equals(frame.board()), () -> "another board than before: " + frame);
      unless(
          over == frame.turn().isEmpty(), () -> "a turn without a game, or none in one: " + frame);
      unless(
          over || frame.turn().equals(Optional.of(position.turn())), () -> "wrong turn: " + frame);
    }
  }

  private static Position moved(
      Position from, ServerFrame frame, Optional<ClientFrame> heard, Optional<Role> by) {
    List<Integer> path =
        frame.lastMove().orElseThrow().path().stream().map(Square::number).toList();
    boolean asked =
        heard
            .filter(said -> said instanceof ClientFrame.PlayMove play && play.path().equals(path))
            .isPresent();
    unless(asked, () -> "a move that nobody made: " + frame);
    unless(by.equals(Optional.of(Role.of(from.turn()))), () -> "moved out of turn: " + frame);
    Verdict verdict = from.judge(path);
    unless(verdict instanceof Move, () -> "an illegal move: " + frame);
    return from.play((Move) verdict);
  }
}
