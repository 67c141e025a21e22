package checkers.server.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("C5")
class PingsTest {
  private final SimWorld world = new SimWorld(1, false);
  private final SimLoop loop = new SimLoop(world, () -> {});
  private final PlainLink link = new PlainLink(world.instant());
  private final List<String> rounds = new ArrayList<>();
  private final Pings pings =
      new Pings(
          loop,
          world,
          silent -> rounds.add(world.now() / 1000 + (silent.test(link) ? " silent" : "")));

  private void run(long seconds) {
    world.runUntil(world.now() + seconds * 1000);
  }

  @Test
  void findOutWhoHasBeenSilentForLong() {
    pings.start();
    run(31);
    link.hear(world.instant());
    run(44);

    assertEquals(List.of("15", "30 silent", "45", "60", "75 silent"), rounds);
  }

  @Test
  void blameNobodyForAHoldUpOfOurOwn() {
    pings.start();
    run(1);
    loop.holdUp(60_000);
    run(61);
    assertEquals(List.of("61"), rounds);

    run(15);
    assertEquals(List.of("61", "76 silent"), rounds);
  }

  @Test
  void areNotPutOffByALittleDelay() {
    pings.start();
    run(29);
    loop.holdUp(3_000);
    run(3);

    assertEquals(List.of("15", "32 silent"), rounds);
  }

  @Test
  void endWhenTheyAreStopped() {
    pings.start();
    pings.start();
    run(20);
    pings.stop();
    run(100);

    assertEquals(List.of("15"), rounds);
    assertEquals(0, loop.timers());
  }
}
