package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@org.junit.jupiter.api.Tag("C7")
@org.junit.jupiter.api.Tag("C8")
class ServerFrameCodecTest {
  private static final long TIME = 1_700_000_000_000L;
  private static final Board EMPTY = new Board(0, 0, 0);
  private static final Token TOKEN =
      Token.fromHex("000102030405060708090a0b0c0d0e0f").orElseThrow();
  private static final Optional<Side> NOBODY = Optional.empty();

  /** Each line by hand from PROTOCOL.md. */
  static Stream<Arguments> goldenFrames() {
    return Stream.of(
        golden(
            new ServerFrame(
                Action.ASSIGN,
                TIME,
                0,
                EMPTY,
                NOBODY,
                "You are client 3.",
                new Field.ClientId(3),
                new Field.Port(9003),
                new Field.Secret(TOKEN)),
            """
            004b 01 01 0000018bcfe56800 00000000 00000000 00000000 00000000 00
            0011 'You are client 3.'
            01 0002 0003
            02 0002 232b
            03 0010 000102030405060708090a0b0c0d0e0f
            """),
        golden(
            new ServerFrame(
                Action.REFUSE,
                TIME,
                0,
                EMPTY,
                NOBODY,
                "Server is full",
                new Field.Refusal(RefusalCode.SERVER_FULL)),
            """
            002f 01 02 0000018bcfe56800 00000000 00000000 00000000 00000000 00
            000e 'Server is full'
            0d 0001 01
            """),
        golden(
            new ServerFrame(
                Action.WAIT,
                TIME,
                1,
                EMPTY,
                NOBODY,
                "Waiting for another player",
                new Field.ClientId(3),
                new Field.Secret(TOKEN),
                new Field.YourRole(Role.PLAYER),
                new Field.Names("Ann", ""),
                new Field.Clock(ClockPhase.UNTIMED, 0),
                new Field.Limits(300_000, 60_000, List.of(60_000L, 30_000L)),
                new Field.Spectators(0),
                new Field.Table("main", "Main hall")),
            """
            008e 01 03 0000018bcfe56800 00000001 00000000 00000000 00000000 00
            001a 'Waiting for another player'
            01 0002 0003
            03 0010 000102030405060708090a0b0c0d0e0f
            04 0001 03
            05 0005 03 'Ann' 00
            06 0005 00 00000000
            07 0011 000493e0 0000ea60 02 0000ea60 00007530
            0b 0002 0000
            0e 000f 04 'main' 09 'Main hall'
            """),
        golden(
            new ServerFrame(
                Action.MOVE,
                TIME,
                2,
                Board.START,
                Optional.of(Side.WHITE),
                "Your move",
                new Field.YourRole(Role.WHITE),
                new Field.Clock(ClockPhase.MOVE_TIME, 300_000),
                new Field.Progress(0, 1, 0)),
            """
            0039 01 04 0000018bcfe56800 00000002 00000fff fff00000 00000000 02
            0009 'Your move'
            04 0001 02
            06 0005 01 000493e0
            0c 0004 0000 01 00
            """),
        golden(
            new ServerFrame(
                Action.RETRY,
                TIME,
                -1,
                new Board(0x4000, 0x20_0000, 0x20_0000),
                Optional.of(Side.WHITE),
                "You must jump: 22x15.",
                new Field.Refusal(RefusalCode.MUST_JUMP)),
            """
            0036 01 05 0000018bcfe56800 ffffffff 00004000 00200000 00200000 02
            0015 'You must jump: 22x15.'
            0d 0001 07
            """),
        golden(
            new ServerFrame(
                Action.SHOW,
                TIME,
                3,
                new Board(0x4BFF, 0xFFF0_0000, 0),
                Optional.of(Side.WHITE),
                "",
                new Field.Names("Ann", "Ben"),
                new Field.Clock(ClockPhase.EXTRA_TIME, 59_999),
                new Field.LastMove(List.of(Square.of(11), Square.of(15))),
                new Field.Spectators(2),
                new Field.Progress(1, 1, 0)),
            """
            0042 01 06 0000018bcfe56800 00000003 00004bff fff00000 00000000 02
            0000
            05 0008 03 'Ann' 03 'Ben'
            06 0005 02 0000ea5f
            08 0003 02 0b 0f
            0b 0002 0002
            0c 0004 0001 01 00
            """),
        golden(
            new ServerFrame(
                Action.NOTICE, TIME, 3, Board.START, Optional.of(Side.RED), "Zug für Weiß"),
            """
            002b 01 07 0000018bcfe56800 00000003 00000fff fff00000 00000000 01
            000e 'Zug f' c3bc 'r Wei' c39f
            """),
        golden(
            new ServerFrame(
                Action.STATUS,
                TIME,
                3,
                Board.START,
                NOBODY,
                "Paused",
                new Field.Clock(ClockPhase.STOPPED, 0)),
            """
            002b 01 08 0000018bcfe56800 00000003 00000fff fff00000 00000000 00
            0006 'Paused'
            06 0005 03 00000000
            """),
        golden(
            new ServerFrame(
                Action.ASK,
                TIME,
                3,
                EMPTY,
                NOBODY,
                "Play again?",
                new Field.Question(513, QuestionKind.REMATCH, 20_000)),
            """
            0032 01 09 0000018bcfe56800 00000003 00000000 00000000 00000000 00
            000b 'Play again?'
            0a 0007 0201 01 00004e20
            """),
        golden(
            over(Outcome.win(Side.WHITE, Reason.NO_PIECES)),
            """
            002c 01 0a 0000018bcfe56800 00000009 00000000 00200000 00200000 00
            000a 'It is over'
            09 0002 02 01
            """),
        golden(
            over(Outcome.win(Side.RED, Reason.RESIGNED)),
            """
            002c 01 0a 0000018bcfe56800 00000009 00000000 00200000 00200000 00
            000a 'It is over'
            09 0002 01 03
            """),
        golden(
            over(Outcome.draw(Reason.REPETITION)),
            """
            002c 01 0a 0000018bcfe56800 00000009 00000000 00200000 00200000 00
            000a 'It is over'
            09 0002 03 07
            """),
        golden(
            new ServerFrame(
                Action.TABLES,
                TIME,
                0,
                EMPTY,
                NOBODY,
                "",
                new Field.TableList(
                    List.of(new ListedTable("a", "One", 2, 3), new ListedTable("b", "", 0, 0)))),
            """
            0031 01 0b 0000018bcfe56800 00000000 00000000 00000000 00000000 00
            0000
            0f 0011 0002  01 'a' 03 'One' 02 0003  01 'b' 00 00 0000
            """),
        golden(
            new ServerFrame(Action.PING, TIME, 3, EMPTY, NOBODY, ""),
            "001d 01 0c 0000018bcfe56800 00000003 00000000 00000000 00000000 00 0000"),
        golden(
            new ServerFrame(
                Action.NOTICE,
                TIME,
                3,
                EMPTY,
                NOBODY,
                "",
                new Field.Away(Side.RED, 20_000),
                new Field.Pause(Side.WHITE, 300_000)),
            """
            002d 01 07 0000018bcfe56800 00000003 00000000 00000000 00000000 00 0000
            10 0005 01 00004e20
            11 0005 02 000493e0
            """),
        golden(
            new ServerFrame(Action.GOODBYE, TIME, 3, EMPTY, NOBODY, "The server stops."),
            """
            002e 01 0d 0000018bcfe56800 00000003 00000000 00000000 00000000 00
            0011 'The server stops.'
            """));
  }

  private static ServerFrame over(Outcome outcome) {
    Board board = new Board(0, 0x20_0000, 0x20_0000);
    return new ServerFrame(
        Action.OVER, TIME, 9, board, NOBODY, "It is over", new Field.Result(outcome));
  }

  private static Arguments golden(ServerFrame frame, String hex) {
    return Arguments.of(frame.action(), frame, hex);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenFrames")
  void writesTheBytesOfThePage(Action action, ServerFrame frame, String hex) {
    assertEquals(Hex.text(Hex.bytes(hex)), Hex.text(ServerFrameCodec.encode(frame)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenFrames")
  void readsTheBytesOfThePage(Action action, ServerFrame frame, String hex)
      throws ProtocolException {
    byte[] bytes = Hex.bytes(hex);

    assertEquals(frame, ServerFrameCodec.decode(Arrays.copyOfRange(bytes, 2, bytes.length)));
  }

  @Test
  void theGoldenFramesHaveEveryActionAndField() {
    List<ServerFrame> frames = goldenFrames().map(row -> (ServerFrame) row.get()[1]).toList();

    assertEquals(
        EnumSet.allOf(Action.class),
        frames.stream().map(ServerFrame::action).collect(Collectors.toSet()));
    Set<Tag> tags =
        frames.stream()
            .flatMap(f -> f.fields().stream())
            .map(Field::tag)
            .collect(Collectors.toSet());
    assertEquals(EnumSet.allOf(Tag.class), tags);
  }

  @Test
  void fieldsAreAskedForByName() {
    ServerFrame none = new ServerFrame(Action.PING, TIME, 0, EMPTY, NOBODY, "");
    ServerFrame some =
        new ServerFrame(
            Action.ASSIGN,
            TIME,
            0,
            EMPTY,
            NOBODY,
            "",
            new Field.Port(9003),
            new Field.ClientId(3),
            new Field.YourRole(Role.RED));

    assertEquals(OptionalInt.of(3), some.clientId());
    assertEquals(OptionalInt.of(9003), some.port());
    assertEquals(Optional.of(Role.RED), some.role());
    assertEquals(OptionalInt.empty(), none.clientId());
    assertEquals(Optional.empty(), none.clock());
    assertEquals(List.of(), none.tables());
  }

  @Test
  void skipsFieldsThatItDoesNotKnow() throws ProtocolException {
    String body =
        """
        01 0c 0000018bcfe56800 00000003 00000000 00000000 00000000 00 0000
        00 0000
        0b 0002 0002
        c8 0003 ffffff
        c8 0000
        """;

    ServerFrame frame = ServerFrameCodec.decode(Hex.bytes(body));

    assertEquals(List.of(new Field.Spectators(2)), frame.fields());
  }

  @Test
  void cleansWhatAServerSends() throws ProtocolException {
    String body =
        """
        01 07 0000018bcfe56800 00000003 00000000 00000000 00000000 00
        000a 1b '[2J' 0a 'Hi' e280ae
        05 0006 04 'A' 07 'nn' 00
        """;

    ServerFrame frame = ServerFrameCodec.decode(Hex.bytes(body));

    assertEquals("[2J Hi", frame.message());
    assertEquals(Optional.of(new Field.Names("Ann", "")), frame.names());
  }

  @Test
  void twoFieldsOfOneKindAreAMistake() {
    List<Field> fields =
        List.of(new Field.Spectators(1), new Field.Port(1), new Field.Spectators(1));

    assertThrows(
        IllegalArgumentException.class,
        () -> new ServerFrame(Action.SHOW, TIME, 0, EMPTY, NOBODY, "", fields));
  }

  @Test
  void theLongestFrameFits() {
    String wide = Character.toString(0x1F600).repeat(1000);
    ServerFrame frame =
        new ServerFrame(
            Action.SHOW,
            TIME,
            3,
            Board.START,
            NOBODY,
            wide,
            new Field.ClientId(1),
            new Field.Port(1),
            new Field.Secret(TOKEN),
            new Field.YourRole(Role.RED),
            new Field.Names(wide, wide),
            new Field.Clock(ClockPhase.UNTIMED, 0),
            new Field.Limits(1, 1, Collections.nCopies(255, 1L)),
            new Field.LastMove(Collections.nCopies(13, Square.of(1))),
            new Field.Result(Outcome.draw(Reason.AGREEMENT)),
            new Field.Question(1, QuestionKind.DRAW, 1),
            new Field.Spectators(1),
            new Field.Progress(1, 1, 1),
            new Field.Refusal(RefusalCode.NAME),
            new Field.Table(wide, wide),
            new Field.TableList(
                Collections.nCopies(70_000, new ListedTable("t1", "Table 1", 2, 0))),
            new Field.Away(Side.RED, 1),
            new Field.Pause(Side.RED, 1));

    int body = ServerFrameCodec.encode(frame).length - 2;

    assertEquals(Tag.values().length, frame.fields().size());
    assertTrue(7000 < body && body <= Protocol.MAX_SERVER_BODY, () -> body + " bytes");
    assertEquals((4096 - 2) / 14, frame.tables().size());
  }

  @Test
  void whatIsWrittenIsRead() throws ProtocolException {
    long seed = 20_260_102;
    RandomFrames frames = new RandomFrames(new Random(seed));
    for (int round = 0; round < 20_000; round++) {
      ServerFrame frame = frames.serverFrame();
      byte[] bytes = ServerFrameCodec.encode(frame);
      ServerFrame read = ServerFrameCodec.decode(Arrays.copyOfRange(bytes, 2, bytes.length));
      assertEquals(frame, read, () -> "seed " + seed);
      assertEquals(bytes.length - 2, (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF), "seed " + seed);
    }
  }
}
