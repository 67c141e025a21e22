package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("C1")
class PerftAllocationTest {
  private static final Position CROWDED_KINGS =
      new Position(new Board(0x00_00_05_A5, 0xA5_A0_00_00, 0xA5_A0_05_A5), Side.RED);

  @Test
  void walksMillionsOfPositionsInAFewBuffers() {
    Perft.count(CROWDED_KINGS, 4); // loads what is loaded once

    long before = allocatedBytes();
    long counted = Perft.count(Position.start(Side.RED), 9) + Perft.count(CROWDED_KINGS, 6);
    long allocated = allocatedBytes() - before;

    assertTrue(counted > 4_000_000, () -> "only " + counted + " counted");
    assertTrue(allocated < 64 * 1024, () -> allocated + " bytes allocated");
  }

  private static long allocatedBytes() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
