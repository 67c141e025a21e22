package checkers.server.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Intent;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.Token;
import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Between HELLO and READY a client holds an id, but not for long if it has gone. */
@Tag("C3")
class VisitorsTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final SimWorld world = new SimWorld(1, false);
  private final SimLoop loop = new SimLoop(world, () -> {});
  private final PlainLink visitor = new PlainLink(world.instant());
  private final PlainLink second = new PlainLink(world.instant());
  private final Hall hall = hall(HallSettings.READY_TIME);

  private Hall hall(Duration readyTime) {
    TableSettings table = new TableSettings(Side.WHITE, Optional.empty(), MINUTE, MINUTE, MINUTE);
    return new Hall(
        new HallSettings(1, List.of("1"), table, readyTime),
        loop,
        n -> loop,
        new SimPorts(world, loop, Set.of(), true),
        (links, frame) -> {},
        world,
        world.random(),
        () -> true);
  }

  private void run(long millis) {
    world.runUntil(world.now() + millis);
  }

  private static void hello(Hall hall, PlainLink link) {
    hall.hello(new ClientFrame.Hello(Intent.PLAY, "Ann", Optional.empty(), Optional.empty()), link);
  }

  private Token token() throws ProtocolException {
    return visitor.told().token().orElseThrow();
  }

  @Test
  void haveTheirTimeAsLongAsTheyStay() throws ProtocolException {
    hello(hall, visitor);
    run(9_990);
    assertEquals(Action.ASSIGN, visitor.told().action());

    run(20);

    assertEquals(Optional.of(RefusalCode.NOT_READY), visitor.told().refusal());
    assertTrue(visitor.isClosed());
    assertTrue(hall.isEmpty());
    assertEquals(0, loop.timers());
  }

  @Test
  void loseTheirIdSoonWhenTheyHaveGone() throws ProtocolException {
    hello(hall, visitor);
    run(1_000);
    visitor.hangUp();
    run(1_990);
    hello(hall, second);
    assertEquals(Optional.of(RefusalCode.SERVER_FULL), second.told().refusal());

    run(20);

    assertTrue(hall.isEmpty());
    assertEquals(0, loop.timers());
  }

  @Test
  void mayCloseTheFirstConnectionBeforeTheyOpenTheSecond() throws ProtocolException {
    hello(hall, visitor);
    visitor.hangUp();
    run(1_900);
    hall.ready(token(), OptionalInt.empty(), second);
    run(10_000);

    assertTrue(second.isSeated());
    assertEquals(Action.WAIT, second.told().action());
  }

  @Test
  void keepTheirIdWhenTheyAreAtTheTable() throws ProtocolException {
    hello(hall, visitor);
    hall.ready(token(), OptionalInt.empty(), second);
    visitor.hangUp();
    run(2_500);

    assertEquals(1, hall.table("1").company().players().size());
    assertTrue(second.isSeated());
  }

  @Test
  void getNoMoreTimeByGoing() {
    Hall hasty = hall(Duration.ofSeconds(1));
    hello(hasty, visitor);
    run(900);
    visitor.hangUp();
    run(110);

    assertTrue(hasty.isEmpty());
  }
}
