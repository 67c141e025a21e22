package checkers.client.model;

import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What this client has seen of the present game; one who came later has not seen all.
 *
 * @param moves what was played, each as it is written
 * @param last the newest position seen, none before the game
 * @param since when the side to move began to think
 */
public record GameRecord(List<Entry> moves, Optional<Position> last, Optional<Instant> since) {
  public static final GameRecord EMPTY =
      new GameRecord(List.of(), Optional.empty(), Optional.empty());

  /** A move, and how long it took. */
  public record Entry(Side by, String text, Move move, Duration time) {}

  public GameRecord {
    moves = List.copyOf(moves);
  }

  public GameRecord with(Entry entry, Position next, Instant now) {
    List<Entry> more = new ArrayList<>(moves);
    more.add(entry);
    return new GameRecord(more, Optional.of(next), Optional.of(now));
  }

  /** The average time that side took for a move; none before its first. */
  public Optional<Duration> average(Side side) {
    List<Duration> times =
        moves.stream().filter(entry -> entry.by() == side).map(Entry::time).toList();
    return times.stream().reduce(Duration::plus).map(sum -> sum.dividedBy(times.size()));
  }
}
