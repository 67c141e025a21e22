package checkers.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("notation")
class FenTest {
  @Test
  void writesTheStartAsEveryoneDoes() {
    assertEquals("B:W21-32:B1-12", Fen.write(Position.start(Side.RED)));
    assertEquals("W:W21-32:B1-12", Fen.write(Position.start(Side.WHITE)));
  }

  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          as we write it          | B:W21-32:B1-12            | B:W21-32:B1-12
          sides the other way     | W:B1-12:W21-32            | W:W21-32:B1-12
          kings one by one        | W:WK5,12:BK20             | W:WK5,12:BK20
          a range of kings        | B:WK1-3,5:B20             | B:WK1-3,5:B20
          kings and men alternate | B:W5,K6,7,K8,K9,K10:B20   | B:W5,K6,7,K8-10:B20
          pairs stay apart        | B:W5,6,8-10:B20-21        | B:W5,6,8-10:B20,21
          squares in any order    | B:W10,8,K1,9:B20          | B:WK1,8-10:B20
          a side without pieces   | B:W:B1-12                 | B:W:B1-12
          a side left out         | W:W21                     | W:W21:B
          a stop at the end       | B:W21:B1.                 | B:W21:B1
          quotes around           | ' "B:W21:B1" '            | B:W21:B1
          spaces inside           | 'B : W 21 , K 22 : B 1 - 3' | B:W21,K22:B1-3
          small letters           | b:wk21:b1                 | B:WK21:B1
          leading zeros           | B:W021:B01                | B:W21:B1
          """)
  void readsWhatPeopleWriteAndWritesOneForm(String why, String text, String written) {
    assertEquals(written, Fen.read(text).map(Fen::write, Fault::text));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nothing at all     | ''                 | line 1, column 1: expected B or W for the side to move, found the end
          no turn            | :W21:B1            | line 1, column 1: expected B or W for the side to move, found ":W21:B1"
          a turn alone       | B                  | line 1, column 2: expected a colon, found the end
          a side of no name  | B:X21              | line 1, column 3: expected B or W for the side whose pieces follow, found "X21"
          square 0           | B:W0:B1            | line 1, column 4: expected a square from 1 to 32, found "0:B1"
          square 33          | B:W21,33           | line 1, column 7: expected a square from 1 to 32, found "33"
          an endless number  | B:W99999999999999  | line 1, column 4: expected a square from 1 to 32, found "99999999999999"
          a range backward   | B:W22-21           | line 1, column 7: expected a square from 22 to 32, found "21"
          a range open       | B:W22-             | line 1, column 7: expected a square from 22 to 32, found the end
          a comma too many   | B:W21,             | line 1, column 7: expected a square from 1 to 32, found the end
          a square twice     | B:W21,22,21        | line 1, column 10: square 21 holds two pieces
          both on a square   | B:W21:B9,K21       | line 1, column 10: square 21 holds two pieces
          a red man crowned  | B:W21:B1,30        | line 1, column 10: the man on 30 stands on its king row: it is a king
          a white man so     | B:W3:B9            | line 1, column 4: the man on 3 stands on its king row: it is a king
          thirteen pieces    | B:W21:B1-13        | line 1, column 8: a side has more than twelve pieces
          junk in between    | B:W21;B1           | line 1, column 6: expected a comma, a colon or the end, found ";B1"
          controls shown     | B:W<ESC>[2J        | line 1, column 4: expected a square from 1 to 32, found "?[2J"
          """)
  void saysWhereAndWhatWasExpected(String why, String text, String fault) {
    String raw = text.replace("<ESC>", "\033");

    assertEquals(fault, Fen.read(raw).map(Fen::write, Fault::text));
  }

  @Test
  void readsBackEveryPositionItWrites() {
    for (long seed = 0; seed < 100_000; seed++) {
      Position position = RandomGames.position(new Random(seed));

      assertEquals(position, Fen.read(Fen.write(position)).orElseThrow(), "seed " + seed);
    }
  }
}
