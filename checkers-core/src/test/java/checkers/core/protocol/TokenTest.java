package checkers.core.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenTest {
  private static final String SECRET = "000102030405060708090a0b0c0d0eff";

  @Test
  void keepsItsBytes() {
    assertEquals(SECRET, Token.fromHex(SECRET).orElseThrow().hex());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "00",
        SECRET + "00",
        "g00102030405060708090a0b0c0d0eff",
        "٣00102030405060708090a0b0c0d0eff"
      })
  void otherTextIsNoToken(String text) {
    assertEquals(Optional.empty(), Token.fromHex(text));
  }

  @Test
  void equalsByItsBytes() {
    Token token = Token.fromHex(SECRET).orElseThrow();

    assertEquals(token, Token.fromHex(SECRET).orElseThrow());
    assertEquals(token.hashCode(), Token.fromHex(SECRET).orElseThrow().hashCode());
    assertNotEquals(token, Token.fromHex("ff" + SECRET.substring(2)).orElseThrow());
    assertNotEquals(token, Token.fromHex(SECRET.substring(2) + "00").orElseThrow());
  }

  @Test
  void comesFromTheGivenChance() {
    assertEquals(Token.random(new Random(1)), Token.random(new Random(1)));
    assertNotEquals(Token.random(new Random(1)), Token.random(new Random(2)));
  }

  @Test
  void doesNotTellItself() {
    Token token = Token.fromHex(SECRET).orElseThrow();

    assertEquals("Token[…]", token.toString());
    assertFalse(new ClientFrame.Ready(token).toString().contains("0102"));
  }
}
