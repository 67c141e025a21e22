package checkers.server.net;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;

/** Ports that nobody uses, outside the range from which the system takes its own. */
public final class FreePorts {
  private static final int FIRST = 10_000;
  private static final int LAST = 32_000;
  private static final AtomicInteger NEXT =
      new AtomicInteger(FIRST + (int) (ProcessHandle.current().pid() * 97 % (LAST - FIRST)));

  private FreePorts() {}

  /** The first of so many free ports in a row. Every call gives others. */
  public static int inARow(int count) {
    for (int attempt = 0; attempt < 1000; attempt++) {
      int first = FIRST + (NEXT.getAndAdd(count) - FIRST) % (LAST - FIRST);
      if (areFree(first, count)) {
        return first;
      }
    }
    throw new AssertionError("no free ports");
  }

  private static boolean areFree(int first, int count) {
    for (int port = first; port < first + count; port++) {
      try (ServerSocket free = new ServerSocket(port)) {
        free.setReuseAddress(true);
      } catch (IOException taken) {
        return false;
      }
    }
    return true;
  }
}
