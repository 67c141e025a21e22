package checkers.server.hall;

import checkers.core.protocol.ServerFrame;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** What was seen how often: a simulation in which nothing happens proves nothing. */
final class Sights {
  private final Map<Object, Long> counts = new ConcurrentHashMap<>();

  void see(ServerFrame frame) {
    count(frame.action());
    frame.refusal().ifPresent(this::count);
    frame.question().ifPresent(question -> count(question.kind()));
    frame.result().ifPresent(outcome -> count(outcome.reason()));
    frame.away().ifPresent(away -> count("away"));
    frame.pause().ifPresent(pause -> count("pause"));
  }

  void count(Object what) {
    counts.merge(what, 1L, Long::sum);
  }

  boolean saw(Object what) {
    return counts.containsKey(what);
  }

  @Override
  public String toString() {
    Map<String, Long> sorted = new TreeMap<>();
    counts.forEach((what, count) -> sorted.put(String.valueOf(what), count));
    return sorted.toString();
  }
}
