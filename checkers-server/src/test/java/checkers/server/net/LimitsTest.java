package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("C5.3")
class LimitsTest {
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  private static int passed(RateLimit rate, Instant now) {
    int count = 0;
    while (count < 1000 && rate.allows(now)) {
      count++;
    }
    return count;
  }

  @Test
  void allowABurstOfTwoSecondsAndThenARate() {
    RateLimit rate = new RateLimit(10, START);

    assertEquals(20, passed(rate, START));
    assertEquals(0, passed(rate, START.plusMillis(50)));
    assertEquals(5, passed(rate, START.plusMillis(500)));
    assertEquals(10, passed(rate, START.plusMillis(1500)));
    assertEquals(20, passed(rate, START.plusSeconds(3600)));
  }

  @Test
  void mayBeOff() {
    assertEquals(1000, passed(new RateLimit(0, START), START));
    Addresses any = new Addresses(0);
    assertTrue(any.enter(HERE));
    assertTrue(any.enter(HERE));
  }

  @Test
  void countTheConnectionsOfAnAddress() {
    Addresses two = new Addresses(2);

    assertTrue(two.enter(HERE));
    assertTrue(two.enter(HERE));
    assertFalse(two.enter(HERE));
    two.leave(HERE);
    assertTrue(two.enter(HERE));
    assertFalse(two.enter(HERE));
  }
}
