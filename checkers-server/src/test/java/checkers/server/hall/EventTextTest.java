package checkers.server.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import checkers.core.table.Member;
import checkers.core.table.Question;
import checkers.core.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EventTextTest {
  private static final Member ADA = new Member(1, "Ada", true);
  private static final Member BOB = new Member(2, "Bob", true);
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private static final Map<TableEvent, String> SENTENCES =
      Map.ofEntries(
          Map.entry(new TableEvent.MemberJoined(ADA), "Ada (client 1) comes in"),
          Map.entry(new TableEvent.MemberLeft(ADA), "Ada (client 1) has gone"),
          Map.entry(new TableEvent.SeatTaken(ADA), "Ada (client 1) takes a seat"),
          Map.entry(new TableEvent.SeatLeft(ADA), "Ada (client 1) gives up the seat"),
          Map.entry(new TableEvent.WaitingBegan(), "waiting for a player"),
          Map.entry(
              new TableEvent.GameStarted(ADA, BOB),
              "Ada (client 1) plays red, Bob (client 2) plays white"),
          Map.entry(
              new TableEvent.MoveMade(Side.WHITE, Position.start(Side.WHITE).legalMoves().get(0)),
              "White plays " + Position.start(Side.WHITE).legalMoves().get(0)),
          Map.entry(
              new TableEvent.GameEnded(Outcome.win(Side.RED, Reason.RESIGNED)),
              "Red wins: White resigned."),
          Map.entry(
              asked(Question.Kind.REMATCH, 1, 2), "client 1 and client 2 are asked to play on"),
          Map.entry(asked(Question.Kind.TAKE_SEAT, 3), "client 3 is asked to take the free seat"),
          Map.entry(asked(Question.Kind.DRAW, 2), "client 2 is asked to agree to a draw"),
          Map.entry(new TableEvent.DrawOffered(Side.RED), "Red offers a draw"),
          Map.entry(new TableEvent.DrawDeclined(Side.RED), "Red declines the draw"),
          Map.entry(new TableEvent.GamePaused(Side.RED, NOON), "Red pauses the game"),
          Map.entry(new TableEvent.GameContinued(), "the game goes on"),
          Map.entry(
              new TableEvent.TimeWarned(Side.RED, Duration.ofMinutes(1)), "Red has 60 s left"),
          Map.entry(
              new TableEvent.ExtraTimeBegan(Side.RED, Duration.ofMinutes(1)),
              "Red is in extra time"),
          Map.entry(new TableEvent.RequestRepeated(Side.RED), "Red is asked again"),
          Map.entry(
              new TableEvent.PlayerDropped(ADA, NOON),
              "Ada (client 1) has lost the connection and may come back"),
          Map.entry(new TableEvent.MemberReturned(ADA), "Ada (client 1) is back"),
          Map.entry(new TableEvent.MemberExpelled(ADA, "why"), "Ada (client 1) is sent away"),
          Map.entry(
              new TableEvent.TableDismissed(List.of(ADA), "why"),
              "everybody is sent away, and the table is as new"));

  private static TableEvent asked(Question.Kind kind, Integer... members) {
    return new TableEvent.Asked(new Question(1, kind, List.of(members), List.of(), NOON));
  }

  @Test
  void isASentenceForEachKindOfEvent() {
    SENTENCES.forEach((event, sentence) -> assertEquals(sentence, EventText.of(event)));
  }

  @Test
  void isTestedForAllKinds() {
    Set<TableEvent.Type> tested =
        SENTENCES.keySet().stream().map(TableEvent::type).collect(Collectors.toSet());

    assertEquals(new HashSet<>(Arrays.asList(TableEvent.Type.values())), tested);
  }
}
