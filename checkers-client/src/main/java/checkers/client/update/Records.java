package checkers.client.update;

import checkers.client.model.Animation;
import checkers.client.model.GameRecord;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.core.notation.MoveText;
import checkers.core.protocol.Field;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Writes down the game as it is seen, frame by frame. */
final class Records {
  private Records() {}

  /**
   * The table with its record up to its newest frame.
   *
   * @param before what was seen of it until then
   */
  static Screen.Play with(Model model, Seat before, Screen.Play play) {
    ServerFrame frame = play.seat().frame();
    if (frame.turn().isEmpty() && frame.result().isEmpty()) {
      return play.with(GameRecord.EMPTY, Optional.empty());
    }
    GameRecord record =
        Frames.begins(before.frame(), frame)
            ? GameRecord.EMPTY
            : withoutPause(play.record(), before, model.now());
    Optional<Position> last = record.last();
    if (last.isEmpty()) {
      return play.with(seenFrom(record, frame, model.now()), Optional.empty());
    }
    Optional<Move> played = played(last.get(), frame);
    if (played.isPresent()) {
      return withMove(model, play, record, last.get(), played.get());
    }
    return last.get().board().equals(frame.board())
        ? play.with(record, play.animation())
        : play.with(seenFrom(record, frame, model.now()), Optional.empty());
  }

  /** From here on, whatever has been missed. */
  private static GameRecord seenFrom(GameRecord record, ServerFrame frame, Instant now) {
    Optional<Position> position = frame.turn().map(turn -> new Position(frame.board(), turn));
    return new GameRecord(record.moves(), position, Optional.of(now));
  }

  /** Nobody thinks in a pause: what has passed of it since the last frame does not count. */
  private static GameRecord withoutPause(GameRecord record, Seat before, Instant now) {
    if (before.frame().pause().isEmpty()) {
      return record;
    }
    Duration paused = Duration.between(before.at(), now);
    return new GameRecord(
        record.moves(), record.last(), record.since().map(since -> since.plus(paused)));
  }

  private static Screen.Play withMove(
      Model model, Screen.Play play, GameRecord record, Position last, Move move) {
    Duration took = Duration.between(record.since().orElse(model.now()), model.now());
    GameRecord.Entry entry =
        new GameRecord.Entry(last.turn(), MoveText.write(last, move), move, took);
    Optional<Animation> animation =
        model.preferences().animation()
            ? Optional.of(new Animation(last.board(), move, model.now()))
            : Optional.empty();
    return play.with(record.with(entry, last.play(move), model.now()), animation);
  }

  /** The move that led from the last position to this one, if it can be told. */
  private static Optional<Move> played(Position last, ServerFrame frame) {
    Optional<Field.LastMove> path = frame.lastMove();
    return last.board().equals(frame.board()) || path.isEmpty()
        ? Optional.empty()
        : last.legalMoves().stream()
            .filter(move -> move.path().equals(path.get().path()))
            .filter(move -> last.play(move).board().equals(frame.board()))
            .findFirst();
  }
}
