package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.game.Reason;
import checkers.core.rules.Rule;
import checkers.core.rules.Side;
import java.util.Arrays;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers as they were first published. A new one may be added; none may ever change. */
class PermanentIdsTest {
  private static <E extends Enum<E>> String list(E[] values, ToIntFunction<E> id) {
    return Arrays.stream(values)
        .map(value -> id.applyAsInt(value) + " " + value.name())
        .collect(Collectors.joining(", "));
  }

  @Test
  void actions() {
    assertEquals(
        "1 ASSIGN, 2 REFUSE, 3 WAIT, 4 MOVE, 5 RETRY, 6 SHOW, 7 NOTICE, 8 STATUS, 9 ASK, 10 OVER,"
            + " 11 TABLES, 12 PING, 13 GOODBYE",
        list(Action.values(), Action::id));
  }

  @Test
  void tags() {
    assertEquals(
        "1 CLIENT_ID, 2 PORT, 3 TOKEN, 4 ROLE, 5 NAMES, 6 CLOCK, 7 LIMITS, 8 LAST_MOVE, 9 RESULT,"
            + " 10 QUESTION, 11 SPECTATORS, 12 PROGRESS, 13 REFUSAL, 14 TABLE, 15 TABLE_LIST, 16 AWAY, 17 PAUSE",
        list(Tag.values(), Tag::id));
  }

  @Test
  void clientFrameTypes() {
    assertEquals(
        "1 HELLO, 2 READY, 3 ACK, 4 MOVE, 5 RESIGN, 6 OFFER_DRAW, 7 ANSWER, 8 PAUSE, 9 CONTINUE,"
            + " 10 PONG, 11 LEAVE",
        list(ClientFrameType.values(), ClientFrameType::id));
  }

  @Test
  void refusals() {
    assertEquals(
        "1 SERVER_FULL, 2 NOT_READY, 3 VERSION, 4 BAD_TOKEN, 5 NOT_YOUR_TURN, 6 NO_PIECE_OF_YOURS,"
            + " 7 MUST_JUMP, 8 MUST_GO_ON, 9 NOT_LEGAL, 10 STALE_REVISION, 11 NO_SUCH_TABLE,"
            + " 12 NAME, 13 TOO_MANY, 14 MALFORMED",
        list(RefusalCode.values(), RefusalCode::id));
  }

  @Test
  void reasons() {
    assertEquals(
        "1 NO_PIECES, 2 NO_MOVES, 3 RESIGNED, 4 TIME, 5 DISCONNECTED, 6 AGREEMENT, 7 REPETITION,"
            + " 8 FORTY_MOVES, 9 NEITHER_CAN_WIN",
        list(Reason.values(), Reason::code));
  }

  @Test
  void smallOnes() {
    assertEquals("0 SPECTATOR, 1 RED, 2 WHITE, 3 PLAYER", list(Role.values(), Role::id));
    assertEquals(
        "0 UNTIMED, 1 MOVE_TIME, 2 EXTRA_TIME, 3 STOPPED",
        list(ClockPhase.values(), ClockPhase::id));
    assertEquals(
        "1 REMATCH, 2 TAKE_SEAT, 3 DRAW, 4 PLAY_COMPUTER",
        list(QuestionKind.values(), QuestionKind::id));
    assertEquals("1 PLAY, 2 WATCH, 3 LIST_TABLES", list(Intent.values(), Intent::id));
  }

  @ParameterizedTest
  @CsvSource({
    "NO_PIECE, NO_PIECE_OF_YOURS",
    "NOT_YOUR_PIECE, NO_PIECE_OF_YOURS",
    "MUST_JUMP, MUST_JUMP",
    "MUST_GO_ON, MUST_GO_ON",
    "OFF_BOARD, NOT_LEGAL",
    "CROWNING_ENDS_MOVE, NOT_LEGAL",
  })
  void aBrokenRuleHasItsRefusal(Rule rule, RefusalCode code) {
    assertEquals(code, RefusalCode.of(rule));
  }

  @Test
  void aSideHasItsRole() {
    assertEquals(Role.RED, Role.of(Side.RED));
    assertEquals(Role.WHITE, Role.of(Side.WHITE));
  }
}
