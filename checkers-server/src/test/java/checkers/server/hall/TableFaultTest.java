package checkers.server.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.host.TableHost;
import checkers.core.protocol.Token;
import checkers.core.table.Company;
import checkers.core.table.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A fault of ours ends what goes on at one table, and is logged. */
class TableFaultTest {
  private static final Member ANN = new Member(1, "Ann", true);
  private static final Member BOB = new Member(2, "Bob", true);

  private final Logger log = Logger.getLogger("checkers");
  private final SimWorld world = new SimWorld(1, false);
  private final SimLoop loop = new SimLoop(world, () -> {});
  private final List<Integer> left = new ArrayList<>();
  private final TableLoop table =
      new TableLoop(
          "t1",
          () -> new TableHost("t1", "Table 1", SimSettings.of(world).table(), this::lot),
          loop,
          world,
          (links, frame) -> {},
          left::add);

  /** The fault: a lot that cannot be drawn, so that no game can begin. */
  private boolean lot() {
    throw new IllegalStateException("no lot");
  }

  @BeforeEach
  void quiet() {
    log.setLevel(Level.OFF);
  }

  @AfterEach
  void loud() {
    log.setLevel(null);
  }

  private PlainLink join(Member member) {
    PlainLink link = new PlainLink(world.instant());
    table.join(member, Token.random(new SplittableRandom(member.id())), link);
    return link;
  }

  @Test
  void everybodyAtTheTableIsToldGoodbyeAndItStartsAnew() {
    PlainLink ann = join(ANN);
    PlainLink bob = join(BOB);

    assertTrue(ann.isClosed());
    assertTrue(bob.isClosed());
    assertFalse(bob.isSeated());
    assertEquals(List.of(1, 2), left);
    assertEquals(0, loop.timers());
    assertEquals(List.of(), table.company().everybody());
    assertFalse(join(ANN).isClosed());
  }

  @Test
  void theLogSaysWhatLedToIt() {
    join(ANN);

    Violation logged = assertThrows(Violation.class, () -> FaultLog.during(() -> join(BOB)));

    String message = String.valueOf(logged.getMessage());
    assertTrue(message.contains("t1") && message.contains("Join[newcomer=" + BOB), message);
    assertTrue(message.contains(Company.class.getSimpleName() + "[players=[" + ANN), message);
  }
}
