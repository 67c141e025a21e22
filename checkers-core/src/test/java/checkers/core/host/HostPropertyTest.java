package checkers.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.protocol.Action;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.Token;
import checkers.core.table.Table;
import checkers.core.table.TableCommand;
import checkers.core.table.TableWalk;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds for the frames of a table whatever people do. */
class HostPropertyTest {
  private static final int SEEDS = 500;
  private static final int COMMANDS = 120;

  @Test
  @Tag("C7")
  @Tag("C8")
  @Tag("C20")
  void framesAreTrueWhateverHappens() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      TableWalk walk = new TableWalk(random);
      TableHost host =
          new TableHost("1", "Table 1", walk.settings(random.nextBoolean()), random::nextBoolean);
      Instant now = Script.START;
      for (int step = 0; step < COMMANDS; step++) {
        TableCommand command = walk.command(host.table());
        now = walk.later(host.table(), now);
        String what = "seed " + seed + ", step " + step + ", " + command;
        Table before = host.table();
        assertTrueFrames(before, host, handle(host, command, now, what), command, what);
      }
    }
  }

  private static List<Delivery> handle(
      TableHost host, TableCommand command, Instant now, String what) {
    try {
      return command instanceof TableCommand.Join join
          ? host.join(join.newcomer(), Token.random(new Random(1)), now).deliveries()
          : host.handle(command, now).deliveries();
    } catch (RuntimeException thrown) {
      throw new AssertionError(what, thrown);
    }
  }

  private static void assertTrueFrames(
      Table before, TableHost host, List<Delivery> frames, TableCommand command, String what) {
    Table after = host.table();
    Set<Integer> gone = new HashSet<>();
    int revision = before.revision();
    for (Delivery delivery : frames) {
      ServerFrame frame = Facts.read(delivery);
      String which = what + ": " + frame;
      assertTrue(revision <= frame.revision() && frame.revision() <= after.revision(), which);
      revision = frame.revision();
      assertRole(frame, delivery.to().isEmpty(), which);
      if (delivery.to().isPresent()) {
        int to = delivery.to().getAsInt();
        assertTrue(
            before.company().member(to).isPresent() || command.member() == to,
            "to a stranger: " + which);
        assertTrue(!gone.contains(to), "after the goodbye: " + which);
        if (frame.action() == Action.GOODBYE) {
          gone.add(to);
        }
      }
    }
    boolean somebody =
        after.company().everybody().stream()
            .anyMatch(member -> !after.company().isAway(member.id()));
    if (somebody && !frames.isEmpty()) {
      assertLast(after, Facts.read(frames.get(frames.size() - 1)), what);
    }
  }

  private static void assertRole(ServerFrame frame, boolean toSpectators, String which) {
    if (toSpectators) {
      assertEquals(Optional.of(Role.SPECTATOR), frame.role(), which);
      assertTrue(frame.action() != Action.MOVE && frame.action() != Action.ASK, which);
    }
    if (frame.action() == Action.MOVE) {
      assertEquals(frame.turn().map(Role::of), frame.role(), which);
      assertTrue(frame.pause().isEmpty(), which);
    }
    assertEquals(frame.action() == Action.ASK, frame.question().isPresent(), which);
    assertTrue(frame.action() != Action.OVER || frame.result().isPresent(), which);
    assertEquals(frame.turn().isPresent(), frame.clock().isPresent(), which);
  }

  private static void assertLast(Table after, ServerFrame last, String what) {
    assertEquals(after.revision(), last.revision(), what);
    assertEquals(after.running().map(match -> match.game().position().turn()), last.turn(), what);
    after
        .match()
        .ifPresent(match -> assertEquals(match.game().position().board(), last.board(), what));
  }
}
