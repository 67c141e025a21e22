package checkers.server.net;

import java.net.InetAddress;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Counts the open connections of each address. Loops share it. */
final class Addresses {
  private final int max;
  private final ConcurrentMap<InetAddress, Integer> open = new ConcurrentHashMap<>();

  /**
   * @param max connections an address may have; 0 for any number
   */
  Addresses(int max) {
    this.max = max;
  }

  /** Whether one more may come in; if so, it is counted until {@link #leave}. */
  boolean enter(InetAddress address) {
    int count = open.merge(address, 1, Integer::sum);
    if (max > 0 && count > max) {
      leave(address);
      return false;
    }
    return true;
  }

  void leave(InetAddress address) {
    open.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1);
  }
}
