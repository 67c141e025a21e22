package checkers.client.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Preferences.LocalGame;
import checkers.client.update.Input;
import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClockPhase;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R1")
class LocalTableTest {
  private static final LocalGame TIMED =
      new LocalGame(
          "Ann", "Bob", Optional.of(Duration.ofMinutes(5)), Duration.ofMinutes(1), Side.WHITE);

  private final List<ServerFrame> frames = new ArrayList<>();
  private Instant now = Instant.EPOCH;
  private int question;
  private final LocalTable table = new LocalTable(TIMED, now, new SplittableRandom(1), this::hear);

  private void hear(Input input) {
    ServerFrame frame = ((Input.Frame) input).frame();
    frames.add(frame);
    frame.question().ifPresent(asked -> question = asked.id());
  }

  private ServerFrame last() {
    return frames.get(frames.size() - 1);
  }

  private List<Action> actions() {
    return frames.stream().map(ServerFrame::action).toList();
  }

  /** What is said after everything so far has been heard. */
  private List<Action> after(Runnable deed) {
    frames.clear();
    deed.run();
    return actions();
  }

  private void send(ClientFrame frame) {
    table.send(frame, now);
  }

  private void wait(Duration time) {
    Instant end = now.plus(time);
    while (table.nextDeadline().filter(due -> !due.isAfter(end)).isPresent()) {
      now = table.nextDeadline().orElseThrow();
      table.tick(now);
    }
    now = end;
  }

  private void move(Move move) {
    ServerFrame asked = last();
    send(new ClientFrame.Ack(asked.revision()));
    send(
        new ClientFrame.PlayMove(
            asked.revision(), move.path().stream().map(Square::number).toList()));
  }

  private void firstMove() {
    ServerFrame asked = last();
    move(new Position(asked.board(), asked.turn().orElseThrow()).legalMoves().get(0));
  }

  private void answer(boolean yes) {
    send(new ClientFrame.Answer(question, yes));
  }

  @Test
  void beginsWithTheRequestToTheFirstPlayerAndTheLimits() {
    assertEquals(List.of(Action.MOVE), actions());
    assertEquals(Optional.of(Role.WHITE), last().role());
    assertEquals("White to move.", last().message());
    assertEquals(Optional.of(new Field.Names("Ann", "Bob")), last().names());
    assertEquals(300_000, last().limits().orElseThrow().moveMillis());
  }

  @Test
  void playsAWholeGameByTurns() {
    Side expected = Side.WHITE;
    int moves = 0;
    while (last().action() == Action.MOVE) {
      assertEquals(Optional.of(expected), last().turn());
      assertEquals(Optional.of(Role.of(expected)), last().role());
      frames.subList(0, frames.size() - 1).clear();
      firstMove();
      expected = expected.opponent();
      moves++;
    }

    assertTrue(moves > 20, "only " + moves + " moves");
    assertEquals(List.of(Action.MOVE, Action.OVER, Action.ASK), actions());
    assertEquals("Do you want to play again?", last().message());
  }

  @Test
  void asksAgainAfterAnIllegalMove() {
    int revision = last().revision();

    assertEquals(
        List.of(Action.RETRY),
        after(() -> send(new ClientFrame.PlayMove(revision, List.of(21, 25)))));
    assertEquals(Optional.of(Role.WHITE), last().role());
  }

  @Test
  void asksTheOtherPlayerForADraw() {
    assertEquals(
        List.of(Action.NOTICE, Action.ASK), after(() -> send(new ClientFrame.OfferDraw())));
    assertEquals("White offers a draw. Does Red accept?", last().message());
    assertEquals(Optional.of(Role.RED), last().role());

    assertEquals(List.of(Action.OVER, Action.ASK), after(() -> answer(true)));
    assertEquals(Optional.of(Outcome.draw(Reason.AGREEMENT)), frames.get(0).result());
  }

  @Test
  void goesOnAfterADeclinedDraw() {
    send(new ClientFrame.OfferDraw());

    assertEquals(List.of(Action.NOTICE), after(() -> answer(false)));
    assertEquals("Red has declined the draw.", last().message());
    assertEquals(Optional.of(Role.WHITE), last().role());
    firstMove();
    assertEquals(Action.MOVE, last().action());
  }

  @Test
  void stopsTheClockInAPause() {
    assertEquals(List.of(Action.WAIT), after(() -> send(new ClientFrame.Pause())));
    assertEquals(Side.WHITE, last().pause().orElseThrow().by());
    assertEquals(ClockPhase.STOPPED, last().clock().orElseThrow().phase());
    wait(Duration.ofMinutes(30));

    assertEquals(List.of(Action.MOVE), after(() -> send(new ClientFrame.Continue())));
    assertEquals(300_000, last().clock().orElseThrow().leftMillis());
  }

  @Test
  void takesAResignationAsOfThePlayerToMove() {
    firstMove();

    assertEquals(List.of(Action.OVER, Action.ASK), after(() -> send(new ClientFrame.Resign())));
    assertEquals(Optional.of(Outcome.win(Side.WHITE, Reason.RESIGNED)), frames.get(0).result());
  }

  @Test
  void takesOneAnswerForBothAndSwapsTheColours() {
    send(new ClientFrame.Resign());

    assertEquals(List.of(Action.MOVE), after(() -> answer(true)));
    assertEquals(Optional.of(new Field.Names("Bob", "Ann")), last().names());
  }

  @Test
  void saysGoodbyeWhenNobodyPlaysOn() {
    send(new ClientFrame.Resign());

    assertEquals(List.of(Action.GOODBYE), after(() -> answer(false)));
    assertEquals(Optional.empty(), table.nextDeadline());
  }

  @Test
  void saysGoodbyeWhenNobodyAnswers() {
    send(new ClientFrame.Resign());

    assertEquals(List.of(Action.GOODBYE), after(() -> wait(Duration.ofMinutes(6))));
  }

  @Test
  void warnsAndEndsTheGameWhenTimeIsOver() {
    send(new ClientFrame.Ack(last().revision()));

    assertEquals(
        List.of(Action.NOTICE, Action.NOTICE, Action.NOTICE, Action.OVER, Action.ASK),
        after(() -> wait(Duration.ofMinutes(6))));
    assertEquals("You have 5 minutes left to move.", frames.get(0).message());
    assertEquals(Optional.of(Outcome.win(Side.RED, Reason.TIME)), frames.get(3).result());
    assertEquals("Do you want to play again?", last().message());
  }

  @Test
  void playsOnWithBothPlayersAfterTimeWasOver() {
    wait(Duration.ofMinutes(6));

    assertEquals(List.of(Action.MOVE), after(() -> answer(true)));
    assertEquals(Optional.of(new Field.Names("Bob", "Ann")), last().names());
  }

  @Test
  void saysGoodbyeAfterTimeWasOverToo() {
    wait(Duration.ofMinutes(6));

    assertEquals(List.of(Action.GOODBYE), after(() -> answer(false)));
  }

  @Test
  void repeatsARequestThatWasNotSeen() {
    assertEquals(List.of(Action.MOVE), after(() -> wait(Duration.ofSeconds(6))));
  }

  @Test
  void saysNothingMoreOnceItIsLeft() {
    assertEquals(
        List.of(),
        after(
            () -> {
              send(new ClientFrame.Leave());
              send(new ClientFrame.Resign());
              wait(Duration.ofHours(1));
            }));
  }
}
