package checkers.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.game.Game;
import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("notation")
class PdnReaderTest {
  @Test
  void readsTagsMovesAndResult() {
    PdnGame pdn =
        only(
            """
            [Event "Club \\"Old\\" \\\\ New"]
            [Black "Ann"]
            [Result "0-1"]

            1. 11-15 22-18 2. 15x22 25x18 0-1
            """);

    assertEquals(Map.of("Event", "Club \"Old\" \\ New", "Black", "Ann"), pdn.tags());
    assertEquals(List.of("Event", "Black"), List.copyOf(pdn.tags().keySet()));
    assertEquals("11-15 22-18 15x22 25x18", moves(pdn.game()));
    assertEquals(Optional.of(Outcome.win(Side.RED, Reason.RESIGNED)), pdn.game().outcome());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          plain                 | 1. 11-15 22-18 2. 15x22 25x18 *
          numbers glued         | 1.11-15 22-18 2.15x22 25x18 *
          numbers for both      | 1. 11-15 1... 22-18 2. 15x22 2... 25x18
          dots for a move       | 1. 11-15 1. ... 22-18 2. 15x22 25x18
          no numbers            | 11-15 22-18 15x22 25x18
          separators mixed up   | 11x15 22:18 15-22 25:18
          no separators         | 1115 2218 1522 2518
          spaces in a move      | 11 - 15 22 -18 15 x 22 25x 18
          leading zeros         | 011-15 022-18 15x22 25x018
          strengths             | 11-15! 22-18?? 15x22!? 25x18(?!)
          strengths apart       | 11-15 ! 22-18 (?) 15x22 ?? 25x18
          forced moves          | 11-15 22-18 15x22* 25x18* *
          glyphs                | 11-15 $1 22-18$12 15x22 25x18
          comments              | 11-15 {[%clk 1:05:23]} 22-18{a ( b} 15x22 {1-0} 25x18
          a comment to line end | 11-15 ; 12-16 (\\n22-18 15x22 25x18
          a percent line        | %12-16\\n11-15 22-18 15x22 25x18
          a variation           | 11-15 (9-13 22-18 1-0) 22-18 15x22 25x18
          variations nested     | 11-15 22-18 (24-20 (23-18 (9-14) {)})) 15x22 25x18
          windows line ends     | 11-15 22-18\\r\\n15x22\\r\\n25x18\\r\\n*\\r\\n
          a byte order mark     | \\uFEFF11-15 22-18 15x22 25x18
          tags with spaces      | [ Event  "x" ] [Site ""] 11-15 22-18 15x22 25x18
          """)
  void readsTheSameGameHoweverItIsWritten(String why, String text) {
    String raw = text.replace("\\n", "\n").replace("\\r", "\r").replace("\\uFEFF", "\uFEFF");

    assertEquals("11-15 22-18 15x22 25x18", moves(only(raw).game()));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"15x22x31", "15x31", "15x22 22x31", "15-22 22-31", "15x22 22x31 32-28"})
  void readsADoubleJumpInEveryForm(String text) {
    Game game = only("[FEN \"B:W18,26,32:B15,1\"] " + text).game();

    assertEquals("15x22x31", game.moves().get(0).toString());
  }

  @ParameterizedTest(name = "{0} starts with {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [Event "x"]                                 | B:W21-32:B1-12
          [GameType "21"]                             | B:W21-32:B1-12
          [GameType "21,B,8,8,N1,0"]                  | B:W21-32:B1-12
          [GameType "21,W,8,8,N1,0"]                  | W:W21-32:B1-12
          [GameType "21, w"]                          | W:W21-32:B1-12
          [GameType "?"]                              | B:W21-32:B1-12
          [SetUp "1"][FEN "W:W32:BK1"]                | W:W32:BK1
          [FEN "B:W32:BK1"][GameType "21,W,8,8,N1,0"] | B:W32:BK1
          [FEN ""]                                    | B:W21-32:B1-12
          [fEN "W:W32:BK1"]                           | W:W32:BK1
          """)
  void startsWhereTheTagsSay(String tags, String fen) {
    assertEquals(fen, Fen.write(only(tags + " *").game().startPosition()));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          11-15 1-0                                               | White wins: Red resigned.
          11-15 0-1                                               | Red wins: White resigned.
          11-15 2-0                                               | White wins: Red resigned.
          11-15 0-2                                               | Red wins: White resigned.
          11-15 1/2-1/2                                           | A draw by agreement.
          11-15 1-1                                               | A draw by agreement.
          11-15 0-0                                               | unfinished
          11-15 *                                                 | unfinished
          11-15                                                   | unfinished
          [Result "1-0"] 11-15 *                                  | White wins: Red resigned.
          [Result "1-0"] 11-15                                    | White wins: Red resigned.
          [Result "1-0"] 11-15 0-1                                | White wins: Red resigned.
          [Result "*"] 11-15 0-1                                  | Red wins: White resigned.
          [Result "nobody knows"] 11-15                           | unfinished
          [Result "0-1"][Termination "time forfeit"] 11-15        | Red wins: White ran out of time.
          [Result "0-1"][Termination "abandoned"] 11-15           | Red wins: White has disconnected.
          [Result "1/2-1/2"][Termination "adjudication"] 11-15    | A draw because neither side can force a win.
          [Result "1/2-1/2"][Termination "time forfeit"] 11-15    | A draw by agreement.
          [Result "1-0"][Termination "it rained"] 11-15           | White wins: Red resigned.
          [FEN "B:W18:B15"] 15x22                                 | Red wins: White has no pieces left.
          [Result "1-0"][FEN "B:W18:B15"] 15x22 1-0               | Red wins: White has no pieces left.
          """)
  void endsAsTheBoardThenTheTagThenTheLastWordSay(String text, String outcome) {
    assertEquals(outcome, only(text).game().outcome().map(Outcome::text).orElse("unfinished"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          11-15 wins                   | line 1, column 7: expected a tag, a move or a result, found "wins"
          11-15\\n22-18 b6-a5           | line 2, column 7: expected a tag, a move or a result, found "b6-a5"
          11-15 12345-6                | line 1, column 7: expected a move such as 11-15, found "12345-6"
          [FEN "B:W6,7,14,15:B2"] 2x18 | line 1, column 25: 2x18: That can be 2x9x18 or 2x11x18: say which.
          [FEN "B:W18:B15"] 15x22 1-5  | line 1, column 25: the game was over before this move: Red wins: White has no pieces left.
          [FEN "B:W18:B15,33"] *       | line 1, column 17: expected a square from 1 to 32, found "33"
          [GameType "20"] 32-28        | line 1, column 12: expected game type 21, American checkers, found "20"
          [Event "x] 11-15             | line 1, column 17: expected a closing quote, found the end of the line
          [Event x] 11-15              | line 1, column 8: expected a value in quotes, found "x]"
          [Event "x" 11-15             | line 1, column 12: expected a closing bracket, found "11-15"
          [%clk 1] 11-15               | line 1, column 2: expected the name of a tag, found "%clk"
          11-15 {never closed          | line 1, column 7: expected a closing brace to the comment that begins here
          11-15 (9-13 (9-14)           | line 1, column 7: this variation is never closed
          11-15 ) 22-18                | line 1, column 7: this variation was never opened
          11-15 /FEN "W:W1:B2"/        | line 1, column 7: expected a move, not a new position, found "/FEN"
          """)
  void saysWhereAndWhy(String text, String fault) {
    PdnFile file = PdnReader.read(text.replace("\\n", "\n") + "\n");

    assertEquals(List.of(), file.games());
    assertEquals(fault, file.faults().stream().map(Fault::text).collect(Collectors.joining()));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"22-33", "23-14", "5", "9-13"})
  void passesOnWhatTheRefereeSays(String move) {
    Position position = only("11-15").game().position();

    assertEquals(
        List.of("line 1, column 7: " + move + ": " + MoveText.read(position, move).text()),
        PdnReader.read("11-15 " + move + " *").faults().stream().map(Fault::text).toList());
  }

  @Test
  void readsTheOtherGamesOfAFileWithABadOne() {
    PdnFile file =
        PdnReader.read(
            """
            A word in advance.

            [Event "1"]
            1. 11-15 22-18 1-0

            [Event "2"]
            1. 11-16 {never closed
            2. 1-2

            [Event "3"]
            1. 9-13 {closed} (9-14
            1-0

            [Event "4"]
            1. 9-14 *
            11-15 * 1-0

            [Event "5" ...
            1. 12-16

            [Event "6"]
            [Event "7"]
            """);

    assertEquals(
        List.of("1: 11-15 22-18", "4: 9-14", "?: 11-15", "6: ", "7: "),
        file.games().stream()
            .map(pdn -> pdn.tags().getOrDefault("Event", "?") + ": " + moves(pdn.game()))
            .toList());
    assertEquals(List.of(1, 7, 11, 18), file.faults().stream().map(Fault::line).toList());
  }

  @Test
  void readsHugeAndDeepTextsInOneGo() {
    int many = 300_000;

    assertEquals(1, PdnReader.read("11-15 " + "(".repeat(many)).faults().size());
    assertEquals("11-15", moves(only("11-15 " + "(".repeat(many) + ")".repeat(many)).game()));
    assertEquals(1, PdnReader.read("{".repeat(many)).faults().size());
    assertEquals(1, PdnReader.read("[".repeat(many)).faults().size());
    assertEquals(1, PdnReader.read("1 ".repeat(many)).faults().size());
    assertEquals(1, PdnReader.read("1-".repeat(many)).faults().size());
    assertEquals(many, PdnReader.read("[A \"\"]{\n".repeat(many)).faults().size());
  }

  @Test
  void readsNothingInNothing() {
    assertEquals(new PdnFile(List.of(), List.of()), PdnReader.read(" \n * {none} 1-0 \n"));
  }

  private static PdnGame only(String text) {
    PdnFile file = PdnReader.read(text);
    assertEquals(List.of(), file.faults());
    assertEquals(1, file.games().size());
    return file.games().get(0);
  }

  private static String moves(Game game) {
    return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
  }
}
