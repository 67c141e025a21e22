package checkers.server.bench;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Those who watch one table. Counts on the one loop of the load. */
final class Audience {
  private static final int AT_ONCE = 200;

  private final Load load;
  private final int size;
  private int joined;
  private int seen;
  private int frameSize;
  private CountDownLatch all = new CountDownLatch(1);

  /** Sends so many spectators to the table and waits until all are there. */
  Audience(House house, Load load, int table, int size) {
    this.load = load;
    this.size = size;
    for (int i = 1; i <= size; i++) {
      house.watch(table, new Spectator(this));
      if (i % AT_ONCE == 0 || i == size) {
        int expected = i;
        load.await(expected + " watch", () -> joined >= expected);
      }
    }
  }

  void joined() {
    joined++;
  }

  void seen(int bytes) {
    frameSize = bytes;
    if (++seen == size) {
      all.countDown();
    }
  }

  /** The size of what they saw last. */
  int frameSize() {
    return load.onLoop(() -> frameSize);
  }

  /** Seconds until the last of them has what goes out. */
  double time(House house, Duel duel) {
    CountDownLatch last = new CountDownLatch(1);
    long start =
        load.onLoop(
            () -> {
              seen = 0;
              all = last;
              long now = System.nanoTime();
              house.fanOut(duel);
              return now;
            });
    try {
      if (!last.await(10, TimeUnit.SECONDS)) {
        throw new IllegalStateException(
            "only " + load.onLoop(() -> seen) + " of " + size + " have seen the move");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return (System.nanoTime() - start) / 1e9;
  }
}
