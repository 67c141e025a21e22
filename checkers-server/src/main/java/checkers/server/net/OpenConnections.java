package checkers.server.net;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Every connection that is not closed yet, at the door or at a table. Loops share it. */
final class OpenConnections {
  private final Set<Connection> open = ConcurrentHashMap.newKeySet();

  void add(Connection connection) {
    open.add(connection);
    connection.closed().addListener(closed -> open.remove(connection));
  }

  int size() {
    return open.size();
  }

  /** Tells everybody to whom nobody has said goodbye yet. */
  void goodbye(String why) {
    open.forEach(connection -> connection.goodbye(why));
  }

  /** Returns when all are closed, or at that time by {@link System#nanoTime}. */
  void awaitClosed(long end) {
    for (Connection connection : open) {
      connection
          .closed()
          .awaitUninterruptibly(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
    }
  }
}
