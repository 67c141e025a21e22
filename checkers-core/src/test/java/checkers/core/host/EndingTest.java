package checkers.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.protocol.Action;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.Token;
import checkers.core.rules.Move;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import checkers.core.table.Match;
import checkers.core.table.Member;
import checkers.core.table.Table;
import checkers.core.table.TableCommand;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games that are played to their end on the board. */
class EndingTest {
  private static final int GAMES = 100;
  private static final Instant NOW = Script.START;

  @Test
  @Tag("C12")
  @Tag("C13")
  @Tag("C14")
  void theServerDetectsTheEndAndTellsEverybody() {
    Set<Reason> seen = EnumSet.noneOf(Reason.class);
    for (int seed = 0; seed < GAMES; seed++) {
      TableHost host = new TableHost("1", "Table 1", Settings.UNTIMED, () -> true);
      for (int id = 1; id <= 3; id++) {
        Token token = Token.fromHex("%032d".formatted(id)).orElseThrow();
        host.join(new Member(id, "Member " + id, true), token, NOW);
      }
      seen.add(playToTheEnd(host, new Random(seed)).reason());
    }
    assertTrue(
        seen.containsAll(EnumSet.of(Reason.NO_PIECES, Reason.NO_MOVES, Reason.REPETITION)),
        seen::toString);
  }

  private static Outcome playToTheEnd(TableHost host, Random random) {
    while (true) {
      Match match = host.table().running().orElseThrow();
      List<Move> legal = match.game().position().legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      List<ServerFrame> frames = play(host, match, move);
      if (host.table().running().isEmpty()) {
        Outcome outcome = host.table().match().orElseThrow().game().outcome().orElseThrow();
        assertIsTold(outcome, frames);
        return outcome;
      }
      assertEquals(
          List.of(Action.MOVE, Action.WAIT, Action.SHOW),
          frames.stream().map(ServerFrame::action).toList());
    }
  }

  private static List<ServerFrame> play(TableHost host, Match match, Move move) {
    Side turn = match.game().turn();
    Table before = host.table();
    List<Integer> path = move.path().stream().map(Square::number).toList();
    int member = match.player(turn).member().id();
    TableHost.Result result =
        host.handle(new TableCommand.Play(member, before.revision(), path), NOW);
    assertEquals(before.revision() + 1, host.table().revision());
    List<ServerFrame> frames = result.deliveries().stream().map(Facts::read).toList();
    for (ServerFrame frame : frames) {
      assertEquals(match.game().play(move).position().board(), frame.board());
      assertEquals(move.path(), frame.lastMove().orElseThrow().path());
    }
    return frames;
  }

  private static void assertIsTold(Outcome outcome, List<ServerFrame> frames) {
    assertEquals(
        List.of(Action.OVER, Action.OVER, Action.OVER, Action.ASK, Action.ASK),
        frames.stream().map(ServerFrame::action).toList());
    String begins =
        outcome.winner().map(side -> "Player " + side + " is the winner!").orElse("A Draw");
    for (ServerFrame over : frames.subList(0, 3)) {
      assertEquals(outcome, over.result().orElseThrow());
      assertTrue(over.message().startsWith(begins), over.message());
      assertTrue(over.turn().isEmpty() && over.clock().isEmpty());
      assertEquals(OptionalInt.of(1), over.spectators());
    }
  }
}
