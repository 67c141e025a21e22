package checkers.client.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.client.model.Address;
import checkers.client.model.Dialog;
import checkers.client.model.GameRecord;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.client.model.Selection;
import checkers.client.update.Effect;
import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Board;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C18")
class TypedTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  /** White to move at the start of a game, seen by White. */
  static Model table(Optional<Address> server) {
    ServerFrame frame =
        new ServerFrame(
            Action.MOVE,
            NOW.toEpochMilli(),
            7,
            Board.START,
            Optional.of(Side.WHITE),
            "Your turn.",
            new Field.YourRole(Role.WHITE),
            new Field.Names("Ann", "Bob"),
            new Field.Progress(0, 1, 0));
    Position start = new Position(Board.START, Side.WHITE);
    Screen.Play play =
        new Screen.Play(
            server,
            new Seat(frame, NOW, Optional.empty(), Optional.empty()),
            Selection.of(start.legalMoves()),
            "Your turn.",
            Optional.empty(),
            "",
            false,
            new GameRecord(List.of(), Optional.of(start), Optional.of(NOW)),
            Optional.empty(),
            Optional.empty());
    return Person.menu(NOW).with(play);
  }

  static Model table() {
    return table(Optional.of(new Address("localhost", 9000)));
  }

  private static String sent(Model model, String line) {
    return Plain.START.typed(model, line).effects().stream()
        .map(effect -> effect instanceof Effect.Send send ? send.frame() : effect)
        .map(Object::toString)
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest(name = "«{0}» sends {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          22-18        | PlayMove[revision=7, path=[22, 18]]
          22 18        | PlayMove[revision=7, path=[22, 18]]
          22x18        | PlayMove[revision=7, path=[22, 18]]
          2218         | PlayMove[revision=7, path=[22, 18]]
          '  22 – 18 ' | PlayMove[revision=7, path=[22, 18]]
          draw         | OfferDraw[]
          DRAW         | OfferDraw[]
          pause        | Pause[]
          resign       | ''
          22-26        | ''
          22           | ''
          -            | ''
          ''           | ''
          """)
  void sendsWhatIsMeant(String line, String frames) {
    assertEquals(frames, sent(table(), line));
  }

  @ParameterizedTest(name = "«{0}»: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          22-26    | Square 26 is occupied. You can play 22-17 or 22-18.
          castle   | That is no move and no word I know: type a move such as 11-15, or help.
          yes      | There is no question to answer.
          continue | The game is not paused.
          resign   | Resign this game? Your opponent wins. Type yes or no.
          quit     | Leave this game? Your opponent wins. Type yes or no.
          fen      | W:W21-32:B1-12
          history  | No move has been played.
          who      | Ann plays red and Bob plays white. White to move.
          """)
  void answers(String line, String answer) {
    assertEquals(List.of(answer), Plain.START.typed(table(), line).lines());
  }

  @Test
  void anEmptyLineNeverMoves() {
    assertEquals(table(), Plain.START.typed(table(), "").model());
  }

  @Test
  @Tag("C29")
  void anyLineMeansThatTheMessageHasBeenRead() {
    Screen.Play play = (Screen.Play) table().screen();
    Model covered = table().with(play.withStatus(Optional.of("Hear, hear.")));

    assertEquals(table(), Plain.START.typed(covered, "").model());
    assertEquals("PlayMove[revision=7, path=[22, 18]]", sent(covered, "22-18"));
  }

  @Test
  void whoLeavesHasSaidNo() {
    Dialog dialog = new Dialog(Dialog.Kind.SERVER, "Draw?", Optional.of(3), Optional.empty());
    Model asked = table().withDialog(Optional.of(dialog));

    assertEquals("Answer[question=3, yes=false]", sent(asked, "quit"));
    assertEquals("Answer[question=3, yes=true]", sent(asked, "Y"));
    assertEquals("", sent(asked, "22-18"));
  }

  @Test
  @Tag("R1")
  void atOneScreenItSaysWhoseTurnItIs() {
    Model form = Plain.START.typed(Person.menu(NOW), "1").model();

    assertEquals(
        List.of("A new game: Ann plays red and Bob plays white.", "White to move."),
        new Plain(true)
            .changes(form, table(Optional.empty())).stream()
                .filter(line -> !line.contains(" men on "))
                .toList());
  }
}
