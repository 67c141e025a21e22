package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MalformedFramesTest {
  /** A PING without a message, to which fields can be added. */
  private static final String PING =
      "01 0c 0000018bcfe56800 00000003 00000fff fff00000 00000000 00 0000 ";

  @Test
  void thePingItselfIsFine() {
    assertDoesNotThrow(() -> ServerFrameCodec.decode(Hex.bytes(PING)));
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          nothing                  |                        | The frame ends too early.
          no type                  | 01                     | The frame ends too early.
          type 0                   | 01 00                  | There is no type 0.
          type 12                  | 01 0c                  | There is no type 12.
          HELLO cut                | 01 01                  | The frame ends too early.
          HELLO cut in its name    | 01 01 01 05 'Ann'      | The frame ends too early.
          intent 0                 | 01 01 00 00            | There is no intent 0.
          intent 4                 | 01 01 04 00            | There is no intent 4.
          a name not in UTF-8      | 01 01 01 01 ff         | A text is not UTF-8.
          an overlong slash        | 01 01 01 02 c0af       | A text is not UTF-8.
          a surrogate in UTF-8     | 01 01 01 03 eda080     | A text is not UTF-8.
          a cut character          | 01 01 01 02 e282       | A text is not UTF-8.
          a table not in UTF-8     | 01 01 01 00 01 0001 80 | A text is not UTF-8.
          a field without length   | 01 01 01 00 01 00      | The frame ends too early.
          a field cut              | 01 01 01 00 01 0002 'k' | The frame ends too early.
          an unknown field cut     | 01 01 01 00 c8 0002 00 | The frame ends too early.
          two tables               | 01 01 01 00 01 0001 'k' 01 0001 'k' | Field 1 comes twice.
          two empty tables         | 01 01 01 00 01 0000 01 0000 | Field 1 comes twice.
          two resume tokens        | 01 01 01 00 02 0010 000102030405060708090a0b0c0d0e0f 02 0010 000102030405060708090a0b0c0d0e0f | Field 2 comes twice.
          a short resume token     | 01 01 01 00 02 000f 000102030405060708090a0b0c0d0e | The frame ends too early.
          a long resume token      | 01 01 01 00 02 0011 000102030405060708090a0b0c0d0e0f10 | The field 2 has 1 bytes too many.
          a short token            | 01 02 000102030405060708090a0b0c0d0e | The frame ends too early.
          a long token             | 01 02 000102030405060708090a0b0c0d0e0f10 | The frame has 1 bytes too many.
          a short revision         | 01 03 000007           | The frame ends too early.
          a long revision          | 01 03 0000000007       | The frame has 1 bytes too many.
          a move of no squares     | 01 04 00000007 00      | No move has 0 squares.
          a move of one square     | 01 04 00000007 01 0b   | No move has 1 squares.
          a move of 14 squares     | 01 04 00000007 0e 0102030405060708090a0b0c0d0e | No move has 14 squares.
          a move cut               | 01 04 00000007 03 0b0f | The frame ends too early.
          a move with a tail       | 01 04 00000007 02 0b0f12 | The frame has 1 bytes too many.
          more than resigning      | 01 05 00               | The frame has 1 bytes too many.
          answer 2                 | 01 07 0001 02          | There is no answer 2.
          """)
  void noClientFrame(String why, String hex, String sentence) {
    byte[] body = Hex.bytes(hex == null ? "" : hex);

    ProtocolException fault =
        assertThrows(ProtocolException.class, () -> ClientFrameCodec.decode(body));

    assertEquals(sentence, fault.sentence());
    assertEquals(RefusalCode.MALFORMED, fault.code());
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          action 0              | 01 00 0000018bcfe56800 00000003 00000fff fff00000 00000000 00 0000 | There is no action 0.
          action 14             | 01 0e 0000018bcfe56800 00000003 00000fff fff00000 00000000 00 0000 | There is no action 14.
          turn 3                | 01 0c 0000018bcfe56800 00000003 00000fff fff00000 00000000 03 0000 | There is no turn 3.
          two on a square       | 01 0c 0000018bcfe56800 00000003 00000100 00000100 00000000 00 0000 | That is no board: square 9 holds two pieces.
          a king of nobody      | 01 0c 0000018bcfe56800 00000003 00000000 00000000 00000100 00 0000 | That is no board: there is no piece to be a king on 9.
          thirteen pieces       | 01 0c 0000018bcfe56800 00000003 00001fff 00000000 00000000 00 0000 | That is no board: a side has more than twelve pieces.
          an uncrowned man      | 01 0c 0000018bcfe56800 00000003 80000000 00000000 00000000 00 0000 | That is no board: the man on 32 stands on its king row: it is a king.
          a message cut         | 01 0c 0000018bcfe56800 00000003 00000fff fff00000 00000000 00 0003 'Hi' | The frame ends too early.
          a message not in UTF-8 | 01 0c 0000018bcfe56800 00000003 00000fff fff00000 00000000 00 0001 80 | A text is not UTF-8.
          """)
  void noServerFrame(String why, String hex, String sentence) {
    ProtocolException fault =
        assertThrows(ProtocolException.class, () -> ServerFrameCodec.decode(Hex.bytes(hex)));

    assertEquals(sentence, fault.sentence());
    assertEquals(RefusalCode.MALFORMED, fault.code());
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          a lone tag             | 0b                    | The frame ends too early.
          half a length          | 0b 00                 | The frame ends too early.
          a field cut            | 0b 0002 00            | The frame ends too early.
          an unknown field cut   | c8 0002 00            | The frame ends too early.
          a field comes twice    | 0b 0002 0000 0b 0002 0000 | Field 11 comes twice.
          a short number         | 0b 0001 00            | The frame ends too early.
          a number into the next | 0b 0001 00 01 0002 0001 | The frame ends too early.
          a name into the next   | 05 0003 02 'An' 0b 0002 0002 | The frame ends too early.
          a long number          | 0b 0003 000000        | The field 11 has 1 bytes too many.
          a short token          | 03 0001 00            | The frame ends too early.
          role 4                 | 04 0001 04            | There is no role 4.
          names cut              | 05 0003 02 'An'       | The frame ends too early.
          a name not in UTF-8    | 05 0003 01 ff 00      | A text is not UTF-8.
          clock phase 4          | 06 0005 04 00000000   | There is no clock phase 4.
          more warnings promised | 07 0009 00000000 00000000 01 | The frame ends too early.
          more warnings than said | 07 000d 00000000 00000000 00 00000000 | The field 7 has 4 bytes too many.
          a last move of none    | 08 0001 00            | No move has 0 squares.
          a last move of one     | 08 0002 01 0b         | No move has 1 squares.
          a last move of 14      | 08 000f 0e 0102030405060708090a0b0c0d0e | No move has 14 squares.
          square 0               | 08 0003 02 00 01      | There is no square 0.
          square 33              | 08 0003 02 01 21      | There is no square 33.
          result 0               | 09 0002 00 01         | There is no result 0 by reason 1.
          result 4               | 09 0002 04 01         | There is no result 4 by reason 1.
          reason 0               | 09 0002 01 00         | There is no reason 0.
          reason 10              | 09 0002 01 0a         | There is no reason 10.
          a draw by resigning    | 09 0002 03 03         | There is no result 3 by reason 3.
          a win by agreement     | 09 0002 01 06         | There is no result 1 by reason 6.
          question 0             | 0a 0007 0001 00 00000000 | There is no question 0.
          question 5             | 0a 0007 0001 05 00000000 | There is no question 5.
          refusal 0              | 0d 0001 00            | There is no refusal 0.
          refusal 15             | 0d 0001 0f            | There is no refusal 15.
          more tables promised   | 0f 0002 ffff          | The frame ends too early.
          a table cut            | 0f 0006 0001 01 'a' 00 00 | The frame ends too early.
          """)
  void noField(String why, String hex, String sentence) {
    ProtocolException fault =
        assertThrows(ProtocolException.class, () -> ServerFrameCodec.decode(Hex.bytes(PING + hex)));

    assertEquals(sentence, fault.sentence());
    assertEquals(RefusalCode.MALFORMED, fault.code());
  }

  @Test
  void everyPrefixOfAServerFrameIsTooShort() {
    byte[] frame = Hex.bytes(PING + "0b 0002 0002");
    for (int length = 0; length < frame.length; length++) {
      byte[] cut = Arrays.copyOf(frame, length);
      if (length != Protocol.MIN_SERVER_BODY) {
        assertThrows(ProtocolException.class, () -> ServerFrameCodec.decode(cut), "at " + length);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"00 05", "02 05", "ff 05", "02"})
  void anotherVersionIsNamed(String hex) {
    ProtocolException ofClient =
        assertThrows(ProtocolException.class, () -> ClientFrameCodec.decode(Hex.bytes(hex)));
    ProtocolException ofServer =
        assertThrows(ProtocolException.class, () -> ServerFrameCodec.decode(Hex.bytes(hex)));

    assertEquals(RefusalCode.VERSION, ofClient.code());
    assertEquals(RefusalCode.VERSION, ofServer.code());
  }

  @Test
  void aBodyBeyondTheLimitIsNotRead() {
    byte[] client = Arrays.copyOf(Hex.bytes("01 05"), Protocol.MAX_CLIENT_BODY + 1);
    byte[] server = Arrays.copyOf(Hex.bytes(PING), Protocol.MAX_SERVER_BODY + 1);

    assertEquals(
        "A frame has at most 512 bytes, not 513.",
        assertThrows(ProtocolException.class, () -> ClientFrameCodec.decode(client)).sentence());
    assertEquals(
        "A frame has at most 8192 bytes, not 8193.",
        assertThrows(ProtocolException.class, () -> ServerFrameCodec.decode(server)).sentence());
  }
}
