package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.game.Reason;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** PROTOCOL.md says what the code does. */
class ProtocolPageTest {
  private static final String PAGE =
      read(Path.of("src/main/java/checkers/core/protocol/PROTOCOL.md"));
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| ([^|]+) \\|");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```hex\\n(.*?)```");

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Arguments> tables() {
    return Stream.of(
        table("Actions", Action.values(), Action::id),
        table("Fields", Tag.values(), Tag::id),
        table("Roles", Role.values(), Role::id),
        table("Clock phases", ClockPhase.values(), ClockPhase::id),
        table("Question kinds", QuestionKind.values(), QuestionKind::id),
        table("Reasons", Reason.values(), Reason::code),
        table("Refusals", RefusalCode.values(), RefusalCode::id),
        table("Types", ClientFrameType.values(), ClientFrameType::id),
        table("Intents", Intent.values(), Intent::id));
  }

  private static <E extends Enum<E>> Arguments table(
      String heading, E[] values, ToIntFunction<E> id) {
    Map<Integer, String> names =
        Arrays.stream(values).collect(Collectors.toMap(id::applyAsInt, E::name));
    return Arguments.of(heading, new TreeMap<>(names));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tables")
  void numbersAreThoseOfTheCode(String heading, Map<Integer, String> names) {
    assertEquals(names, rowsUnder(heading));
  }

  private static Map<Integer, String> rowsUnder(String heading) {
    int begin = PAGE.indexOf("\n### " + heading + "\n") + 1;
    String section = PAGE.substring(begin, PAGE.indexOf("\n#", begin));
    Map<Integer, String> rows = new TreeMap<>();
    for (Matcher row = ROW.matcher(section); row.find(); ) {
      String name = row.group(2).strip().replace(' ', '_').toUpperCase(Locale.ROOT);
      rows.put(Integer.valueOf(row.group(1)), name);
    }
    return rows;
  }

  @Test
  void workedExampleIsWhatTheCodeWrites() {
    Token oneTime = Token.fromHex("000102030405060708090a0b0c0d0e0f").orElseThrow();
    Token resume = Token.fromHex("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff").orElseThrow();
    Board empty = new Board(0, 0, 0);
    List<byte[]> frames =
        List.of(
            ClientFrameCodec.encode(
                new ClientFrame.Hello(Intent.PLAY, "Ann", Optional.empty(), Optional.empty())),
            ServerFrameCodec.encode(
                new ServerFrame(
                    Action.ASSIGN,
                    0x18bcfe56800L,
                    0,
                    empty,
                    Optional.empty(),
                    "",
                    new Field.ClientId(1),
                    new Field.Port(9001),
                    new Field.Secret(oneTime))),
            ClientFrameCodec.encode(new ClientFrame.Ready(oneTime)),
            ServerFrameCodec.encode(
                new ServerFrame(
                    Action.WAIT,
                    0x18bcfe56800L + 968,
                    1,
                    empty,
                    Optional.empty(),
                    "Waiting for another player",
                    new Field.ClientId(1),
                    new Field.Secret(resume),
                    new Field.YourRole(Role.PLAYER),
                    new Field.Limits(300_000, 60_000, List.of(30_000L)),
                    new Field.Table("t1", "Table 1"))),
            ServerFrameCodec.encode(
                new ServerFrame(
                    Action.MOVE,
                    0x18bcfe59000L,
                    2,
                    Board.START,
                    Optional.of(Side.WHITE),
                    "Your move",
                    new Field.YourRole(Role.WHITE),
                    new Field.Clock(ClockPhase.MOVE_TIME, 300_000),
                    new Field.Progress(0, 1, 0))),
            ClientFrameCodec.encode(new ClientFrame.Ack(2)),
            ClientFrameCodec.encode(new ClientFrame.PlayMove(2, List.of(22, 18))));

    List<String> examples =
        EXAMPLE.matcher(PAGE).results().map(hit -> Hex.text(Hex.bytes(hit.group(1)))).toList();

    assertEquals(frames.stream().map(Hex::text).toList(), examples);
  }
}
