package checkers.core.protocol;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Bytes as people write them: {@code 01 0004 'main' # and a comment}. */
final class Hex {
  private static final Pattern PART = Pattern.compile("#.*|'([^']*)'|([0-9a-fA-F]+)");

  private Hex() {}

  static byte[] bytes(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Matcher part = PART.matcher(text); part.find(); ) {
      if (part.group(1) != null) {
        out.writeBytes(part.group(1).getBytes(StandardCharsets.UTF_8));
      } else if (part.group(2) != null) {
        out.writeBytes(HexFormat.of().parseHex(part.group(2)));
      }
    }
    return out.toByteArray();
  }

  static String text(byte[] bytes) {
    return HexFormat.ofDelimiter(" ").formatHex(bytes);
  }
}
