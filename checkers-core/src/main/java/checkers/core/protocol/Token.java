package checkers.core.protocol;

import java.util.HexFormat;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A secret of 16 bytes by which the server knows a client again. Its text form hides it. */
public final class Token {
  public static final int BYTES = 16;

  private final long high;
  private final long low;

  Token(long high, long low) {
    this.high = high;
    this.low = low;
  }

  /** A new token; servers pass a {@link java.security.SecureRandom}. */
  public static Token random(RandomGenerator random) {
    return new Token(random.nextLong(), random.nextLong());
  }

  /** The token that {@link #hex} wrote; nothing if that text is none. */
  public static Optional<Token> fromHex(String hex) {
    if (hex.length() != 2 * BYTES || !hex.chars().allMatch(HexFormat::isHexDigit)) {
      return Optional.empty();
    }
    return Optional.of(
        new Token(
            HexFormat.fromHexDigitsToLong(hex, 0, BYTES),
            HexFormat.fromHexDigitsToLong(hex, BYTES, 2 * BYTES)));
  }

  /** The secret itself, for a file that only its owner can read. */
  public String hex() {
    HexFormat format = HexFormat.of();
    return format.toHexDigits(high) + format.toHexDigits(low);
  }

  long high() {
    return high;
  }

  long low() {
    return low;
  }

  /** Takes the same time wherever two tokens differ. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Token token && ((high ^ token.high) | (low ^ token.low)) == 0;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(high ^ low);
  }

  @Override
  public String toString() {
    return "Token[…]";
  }
}
