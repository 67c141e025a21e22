package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("C1")
@Tag("C11")
class RefereeTest {
  private static final String REFUSALS =
      """
      TOO_SHORT          | r9 w32             | ''          | A move needs a square to start from and a square to land on. You can play 9-13 or 9-14.
      TOO_SHORT          | r9 r3 w32          | 9           | A move needs a square to start from and a square to land on. You can play 9-13 or 9-14.
      OFF_BOARD          | r9 r3 w32          | 9 33        | There is no square 33: squares are numbered 1 to 32. You can play 9-13 or 9-14.
      OFF_BOARD          | r9 w32             | 0 9         | There is no square 0: squares are numbered 1 to 32. You can play 9-13 or 9-14.
      OFF_BOARD          | r9 w14             | 9 18 -1     | There is no square -1: squares are numbered 1 to 32. You can play 9x18.
      NO_PIECE           | r9 w32             | 10 14       | There is no piece on 10. You can play 9-13 or 9-14.
      NO_PIECE           | w32                | 9 14        | There is no piece on 9.
      NOT_YOUR_PIECE     | r9 w32             | 32 28       | The piece on 32 is White's, and it is Red's turn. You can play 9-13 or 9-14.
      OCCUPIED           | r9 r14 w32         | 9 14        | Square 14 is occupied. You can play 9-13.
      OCCUPIED           | r9 r5 w32          | 5 9         | Square 9 is occupied. You can play 9-13 or 9-14.
      OCCUPIED           | r9 w14 r3          | 9 18 14     | Square 14 is occupied. You can play 9x18.
      OCCUPIED           | r9 w32             | 9 9         | The piece stands on 9 already. You can play 9-13 or 9-14.
      NOT_DIAGONAL       | r9 w32             | 9 10        | No diagonal leads from 9 to 10. You can play 9-13 or 9-14.
      NOT_DIAGONAL       | r9 w32             | 9 17        | No diagonal leads from 9 to 17. You can play 9-13 or 9-14.
      TOO_FAR            | R9 w32             | 9 23        | From 9 to 23 is too far: a step is one square, a jump two. You can play 9-5, 9-6, 9-13 or 9-14.
      MEN_MOVE_FORWARD   | r9 w32             | 9 6         | Only a king can go backward from 9 to 6. You can play 9-13 or 9-14.
      MEN_MOVE_FORWARD   | r18 w14            | 18 9        | Only a king can go backward from 18 to 9. You can play 18-22 or 18-23.
      ONLY_JUMPS_JOIN    | r9 w32             | 9 14 18     | Only jumps can be joined, and 9-14 is a step. You can play 9-13 or 9-14.
      ONLY_JUMPS_JOIN    | r9 w14             | 9 18 22     | Only jumps can be joined, and 18-22 is a step. You can play 9x18.
      NOTHING_TO_JUMP    | r9 w32             | 9 18        | There is nothing to jump from 9 to 18: square 14 is empty. You can play 9-13 or 9-14.
      OWN_PIECE_JUMPED   | r9 r14 w32         | 9 18        | The piece on 14 is your own and cannot be jumped. You can play 9-13.
      JUMPED_TWICE       | R9 w14             | 9 18 9      | The piece on 14 cannot be jumped twice in one move. You can play 9x18.
      CROWNING_ENDS_MOVE | r22 w26 w27        | 22 31 24    | The man is crowned on 31, and its move ends there. You can play 22x31.
      MUST_JUMP          | r15 r1 w18 w19     | 1 5         | You must jump: 15x22 or 15x24.
      MUST_JUMP          | r15 w18 r1 w6      | 15 19       | You must jump: 1x10 or 15x22.
      MUST_GO_ON         | r15 w18 w25 w26 r1 | 15 22       | Another jump is available and you must go on: 15x22x29 or 15x22x31.
      """;

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(delimiter = '|', textBlock = REFUSALS)
  void saysWhatIsWrongAndWhatIsRight(Rule rule, String pieces, String path, String text) {
    Verdict verdict = Pictures.pieces(Side.RED, pieces).judge(numbers(path));

    assertEquals(rule, verdict.map(move -> move, Refusal::rule));
    assertEquals(text, verdict.map(Move::toString, Refusal::text));
  }

  @Test
  void hasWordsForEveryRule() {
    Set<Rule> shown =
        REFUSALS
            .lines()
            .map(line -> Rule.valueOf(line.split(" ", 2)[0]))
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Rule.class)));

    assertEquals(EnumSet.allOf(Rule.class), shown);
  }

  /** Each path breaks the named rule and all those after it that it can. */
  @ParameterizedTest(name = "{0} comes first: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TOO_SHORT        | r9 w32     | 33
          OFF_BOARD        | r9 w32     | 10 33
          OFF_BOARD        | r9 w32     | 9 10 33
          NO_PIECE         | r9 w32     | 10 9
          NOT_YOUR_PIECE   | r9 w32     | 32 9
          OCCUPIED         | r9 r10 w32 | 9 10
          NOT_DIAGONAL     | r18 w32    | 18 1
          TOO_FAR          | r18 w32    | 18 4
          MEN_MOVE_FORWARD | r18 w32    | 18 9
          MEN_MOVE_FORWARD | r18 w32    | 18 14 9
          ONLY_JUMPS_JOIN  | r9 w32     | 9 14 32
          NOTHING_TO_JUMP  | r9 w32     | 9 18 32
          OWN_PIECE_JUMPED | r9 r14 w32 | 9 18 32
          """)
  void namesTheFirstRuleThatIsBroken(Rule rule, String pieces, String path) {
    Verdict verdict = Pictures.pieces(Side.RED, pieces).judge(numbers(path));

    assertEquals(rule, verdict.map(move -> move, Refusal::rule));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          RED   | r9 w32                 | 9 14           | 9-14
          WHITE | w9 r12                 | 9 5            | 9-5
          RED   | r9 w14                 | 9 18           | 9x18
          RED   | R22 w18 w19 w26 w27    | 22 31 24 15 22 | 22x31x24x15x22
          """)
  void findsTheMoveThatAPathMeans(Side turn, String pieces, String path, String move) {
    Position position = Pictures.pieces(turn, pieces);

    assertEquals(Pictures.move(position, move), position.judge(numbers(path)));
  }

  @Test
  void listsAFewMovesAndCountsTheOthers() {
    Verdict six = Pictures.pieces(Side.RED, "r9 r10 r11 w32").judge(List.of());
    Verdict seven = Position.start(Side.RED).judge(List.of());

    assertEquals(
        "A move needs a square to start from and a square to land on."
            + " You can play 9-13, 9-14, 10-14, 10-15, 11-15 or 11-16.",
        six.map(Move::toString, Refusal::text));
    assertEquals(
        "A move needs a square to start from and a square to land on."
            + " You can play 9-13, 9-14, 10-14, 10-15, 11-15 or 2 others.",
        seven.map(Move::toString, Refusal::text));
  }

  private static List<Integer> numbers(String path) {
    return path.isEmpty()
        ? List.of()
        : Stream.of(path.split(" ", -1)).map(Integer::valueOf).toList();
  }
}
