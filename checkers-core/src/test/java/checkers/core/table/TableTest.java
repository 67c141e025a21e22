package checkers.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers that outgrow their usual range. */
class TableTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final Duration SOME = Duration.ofSeconds(30);

  private static final TableSettings SETTINGS =
      new TableSettings(Side.WHITE, Optional.empty(), SOME, SOME, SOME);

  @Test
  @Tag("C11")
  void revisionsAreUnsigned() {
    Table table = playing(Integer.MAX_VALUE - 1, 0);
    assertEquals(Integer.MAX_VALUE, table.boardRevision());

    Table offered = handle(table, new TableCommand.OfferDraw(1)).table();
    assertEquals(Integer.MIN_VALUE, offered.revision());

    for (int seen : List.of(Integer.MAX_VALUE, Integer.MIN_VALUE)) {
      Ruling ruling = handle(offered, new TableCommand.Play(2, seen, List.of(22, 18)));
      assertEquals(Optional.empty(), ruling.refusal());
    }
    for (int seen : List.of(0, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1, -1)) {
      Ruling ruling = handle(offered, new TableCommand.Play(2, seen, List.of(22, 18)));
      assertEquals(
          Optional.of(TableRefusal.Code.STALE_REVISION), ruling.refusal().map(TableRefusal::code));
    }
  }

  @Test
  @Tag("R7")
  void questionIdsBeginAgainAfterSixteenBits() {
    Table last = handle(playing(0, 0xFFFE), new TableCommand.OfferDraw(1)).table();
    assertEquals(0xFFFF, last.question().orElseThrow().id());

    Table declined = handle(last, new TableCommand.Answer(2, 0xFFFF, false)).table();
    assertTrue(declined.question().isEmpty());

    Table first = handle(declined, new TableCommand.OfferDraw(2)).table();
    assertEquals(1, first.question().orElseThrow().id());
  }

  /** Member 1 plays red and 2 white, who begins. */
  private static Table playing(int revision, int lastQuestion) {
    Company one = Company.NOBODY.arrive(member(1)).seat(member(1));
    Table waiting =
        new Table(
            SETTINGS, revision, revision, one, Optional.empty(), Optional.empty(), lastQuestion);
    return handle(waiting, new TableCommand.Join(member(2))).table();
  }

  private static Member member(int id) {
    return new Member(id, "Member " + id, true);
  }

  private static Ruling handle(Table table, TableCommand command) {
    return table.handle(command, NOW, () -> true);
  }
}
