package checkers.core.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** How long a move may take, and when the player is reminded of it. */
public final class TimeLimits {
  private final Duration move;
  private final Duration extra;
  private final List<Duration> warnings;
  private final List<Mark> marks;

  /** A moment on the way to the end of the time, counted from the start of the move. */
  record Mark(Duration at, Kind kind) {
    enum Kind {
      REMINDER,
      EXTRA_TIME,
      FLAG
    }
  }

  /**
   * @param move time for a move before the warning
   * @param extra what is granted after it; then the game is forfeit
   * @param warnings reminders, each so long before the forfeit
   */
  public TimeLimits(Duration move, Duration extra, List<Duration> warnings) {
    this.move = move;
    this.extra = extra;
    this.warnings = List.copyOf(warnings);
    marks = marks();
  }

  private List<Mark> marks() {
    List<Mark> all = new ArrayList<>();
    all.add(new Mark(move, Mark.Kind.EXTRA_TIME));
    all.add(new Mark(total(), Mark.Kind.FLAG));
    warnings.stream()
        .map(total()::minus)
        .filter(at -> !at.isNegative() && !at.isZero() && !at.equals(move) && !at.equals(total()))
        .distinct()
        .map(at -> new Mark(at, Mark.Kind.REMINDER))
        .forEach(all::add);
    all.sort(Comparator.comparing(Mark::at));
    return List.copyOf(all);
  }

  public Duration move() {
    return move;
  }

  public Duration extra() {
    return extra;
  }

  public List<Duration> warnings() {
    return warnings;
  }

  public Duration total() {
    return move.plus(extra);
  }

  /** The marks from first to last; the last one is the flag. */
  List<Mark> inOrder() {
    return marks;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TimeLimits limits
        && move.equals(limits.move)
        && extra.equals(limits.extra)
        && warnings.equals(limits.warnings);
  }

  @Override
  public int hashCode() {
    return Objects.hash(move, extra, warnings);
  }
}
