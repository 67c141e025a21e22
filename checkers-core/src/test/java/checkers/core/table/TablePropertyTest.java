package checkers.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.game.Game;
import checkers.core.rules.Position;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds at a table whatever people do; a failure names the seed that leads to it. */
class TablePropertyTest {
  private static final int SEEDS = 2000;
  private static final int COMMANDS = 120;
  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

  @Test
  @Tag("C3")
  @Tag("C5")
  @Tag("C6")
  @Tag("C11")
  @Tag("C20")
  void staysSoundWhateverHappens() {
    for (int seed = 0; seed < SEEDS; seed++) {
      run(seed);
    }
  }

  private static void run(int seed) {
    Random random = new Random(seed);
    TableWalk walk = new TableWalk(random);
    boolean timed = random.nextInt(4) > 0;
    Table table = Table.empty(walk.settings(timed));
    Instant now = START;
    for (int step = 0; step < COMMANDS; step++) {
      TableCommand command = walk.command(table);
      now = walk.later(table, now);
      String what = "seed " + seed + ", step " + step + ", " + command;
      Ruling ruling = handle(table, command, now, random, what);
      assertFollows(table, ruling, what);
      assertSound(ruling.table(), now, what);
      table = ruling.table();
    }
    if (timed) {
      assertEndsByItself(table, now, random, "seed " + seed);
    }
  }

  private static Ruling handle(
      Table table, TableCommand command, Instant now, Random random, String what) {
    try {
      return table.handle(command, now, random::nextBoolean);
    } catch (RuntimeException thrown) {
      throw new AssertionError(what, thrown);
    }
  }

  /** One table after another: revisions rise and boards change by legal moves alone. */
  private static void assertFollows(Table before, Ruling ruling, String what) {
    Table after = ruling.table();
    boolean visible = ruling.events().stream().anyMatch(event -> event.type().revises());
    assertEquals(visible, after.revision() > before.revision(), what);
    assertTrue(before.revision() <= after.revision(), what);
    assertTrue(after.boardRevision() <= after.revision(), what);
    if (ruling.events().isEmpty()) {
      assertEquals(before.company(), after.company(), what);
      assertEquals(board(before), board(after), what);
    }
    List<TableEvent.MoveMade> moves =
        ruling.events().stream()
            .filter(TableEvent.MoveMade.class::isInstance)
            .map(TableEvent.MoveMade.class::cast)
            .toList();
    boolean started = ruling.events().stream().anyMatch(TableEvent.GameStarted.class::isInstance);
    if (!moves.isEmpty()) {
      Position position = before.match().orElseThrow().game().position();
      assertEquals(1, moves.size(), what);
      assertEquals(position.turn(), moves.get(0).by(), what);
      assertTrue(position.legalMoves().contains(moves.get(0).move()), what);
      assertEquals(Optional.of(position.play(moves.get(0).move())), board(after), what);
    } else if (!started && after.match().isPresent()) {
      assertEquals(board(before), board(after), what);
    }
  }

  private static Optional<Position> board(Table table) {
    return table.match().map(Match::game).map(Game::position);
  }

  private static void assertSound(Table table, Instant now, String what) {
    Company company = table.company();
    assertTrue(company.players().size() <= 2, what);
    List<Integer> everybody = company.everybody().stream().map(Member::id).toList();
    Set<Integer> ids = new HashSet<>(everybody);
    assertEquals(ids.size(), everybody.size(), what);
    assertEquals(ids, new HashSet<>(company.arrivals()), what);
    assertEquals(ids.size(), company.arrivals().size(), what);
    assertTrue(ids.containsAll(company.declined()), what);
    assertTrue(company.away().stream().allMatch(away -> company.isPlayer(away.member())), what);
    assertEquals(
        company.spectators().stream().map(Member::id).toList(),
        company.arrivals().stream().filter(id -> !company.isPlayer(id)).toList(),
        what);
    assertTrue(table.nextDeadline().stream().allMatch(at -> at.isAfter(now)), what);
    table.question().ifPresent(question -> assertAsked(table, question, what));
    table.running().ifPresent(match -> assertPlayed(table, match, what));
    if (company.hasFreeSeat() && table.question().isEmpty()) {
      assertTrue(company.nextToAsk().isEmpty(), "nobody is asked: " + what);
    }
    if (!company.hasFreeSeat() && table.running().isEmpty()) {
      assertTrue(table.isAsking(Question.Kind.REMATCH), "nobody plays: " + what);
    }
  }

  private static void assertAsked(Table table, Question question, String what) {
    assertFalse(question.awaiting().isEmpty(), what);
    for (int member : question.awaiting()) {
      boolean seated = table.company().isPlayer(member);
      assertTrue(table.company().member(member).isPresent(), what);
      assertEquals(question.kind() != Question.Kind.TAKE_SEAT, seated, what);
    }
    assertEquals(table.running().isPresent(), question.kind() == Question.Kind.DRAW, what);
  }

  private static void assertPlayed(Table table, Match match, String what) {
    assertEquals(
        Set.copyOf(table.company().players()),
        Set.copyOf(Stream.of(match.red(), match.white()).map(Player::member).toList()),
        what);
    assertTrue(match.clock().limits().isEmpty() || table.nextDeadline().isPresent(), what);
    assertTrue(match.red().pauses() <= TableSettings.PAUSES, what);
    assertTrue(match.white().pauses() <= TableSettings.PAUSES, what);
    assertEquals(match.pause().isEmpty(), match.clock().running().isPresent(), what);
  }

  /** When nobody does anything any more, a table with a clock comes to rest. */
  private static void assertEndsByItself(Table table, Instant start, Random random, String what) {
    Table last = table;
    Instant now = start;
    Instant latest = start.plusSeconds(3600);
    while (last.nextDeadline().isPresent()) {
      now = last.nextDeadline().get();
      assertTrue(now.isBefore(latest), "does not come to rest: " + what);
      Ruling ruling = handle(last, new TableCommand.Tick(), now, random, what);
      assertFollows(last, ruling, what);
      assertSound(ruling.table(), now, what);
      last = ruling.table();
    }
    assertTrue(last.running().isEmpty() && last.question().isEmpty(), what);
  }
}
