package checkers.server.hall;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Simulated time and chance. Whatever happens, happens from this one queue. */
final class SimWorld implements InstantSource {
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final int REMEMBERED = 400;

  private final PriorityQueue<Happening> queue = new PriorityQueue<>();
  private final Deque<String> transcript = new ArrayDeque<>();
  private final boolean recording;
  private final SplittableRandom random;
  private long now;
  private long order;

  private record Happening(long at, long order, Runnable task) implements Comparable<Happening> {
    @Override
    public int compareTo(Happening other) {
      int byTime = Long.compare(at, other.at);
      return byTime != 0 ? byTime : Long.compare(order, other.order);
    }
  }

  SimWorld(long seed, boolean recording) {
    random = new SplittableRandom(seed);
    this.recording = recording;
  }

  /** Milliseconds since the beginning. */
  long now() {
    return now;
  }

  @Override
  public Instant instant() {
    return START.plusMillis(now);
  }

  SplittableRandom random() {
    return random;
  }

  /** From one to the other, both included. */
  long between(long least, long most) {
    return random.nextLong(least, most + 1);
  }

  boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  /** Of those that are due at the same time, the first one planned happens first. */
  void at(long time, Runnable task) {
    queue.add(new Happening(Math.max(time, now), order++, task));
  }

  void in(long millis, Runnable task) {
    at(now + millis, task);
  }

  void runUntil(long end) {
    while (!queue.isEmpty() && queue.peek().at() <= end) {
      Happening next = queue.remove();
      now = next.at();
      next.task().run();
    }
    now = end;
  }

  void note(Supplier<String> line) {
    if (recording) {
      transcript.add(String.format("%9.3f  %s", now / 1000.0, line.get()));
      if (transcript.size() > REMEMBERED) {
        transcript.remove();
      }
    }
  }

  /** The last that happened, if it was recorded. */
  List<String> transcript() {
    return List.copyOf(transcript);
  }
}
