package checkers.core.notation;

import checkers.core.notation.PdnToken.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The syntax of one game, growing token by token; the moves are not looked at yet. */
final class PdnDraft {
  private final Map<String, PdnToken> tags = new LinkedHashMap<>();
  private final List<PdnToken> moves = new ArrayList<>();
  private final List<PdnToken> open = new ArrayList<>();
  private boolean inBody;
  private Optional<PdnToken> result = Optional.empty();
  private Optional<PdnToken> bad = Optional.empty();

  /** Whether this token no longer belongs to the game; a tag said twice begins the next one. */
  boolean endsBefore(PdnToken token) {
    return result.isPresent()
        || token.kind() == Kind.END
        || (token.isTag() && (inBody || tags.containsKey(token.name())));
  }

  void add(PdnToken token) {
    inBody |= !token.isTag();
    switch (token.kind()) {
      case TAG -> tags.put(token.name(), token);
      case BAD_TAG, BAD -> blame(token);
      case VARIATION_START -> open.add(token);
      case VARIATION_END -> closeVariation(token);
      case MOVE -> {
        if (open.isEmpty()) {
          moves.add(token);
        }
      }
      case RESULT -> {
        if (open.isEmpty()) {
          result = Optional.of(token);
        }
      }
      case END -> {}
    }
  }

  private void closeVariation(PdnToken token) {
    if (open.isEmpty()) {
      blame(new PdnToken(Kind.BAD, "this variation was never opened", token.offset()));
    } else {
      open.remove(open.size() - 1);
    }
  }

  private void blame(PdnToken token) {
    if (bad.isEmpty()) {
      bad = Optional.of(token);
    }
  }

  boolean isEmpty() {
    return tags.isEmpty() && moves.isEmpty() && open.isEmpty() && bad.isEmpty();
  }

  Map<String, PdnToken> tags() {
    return tags;
  }

  List<PdnToken> moves() {
    return moves;
  }

  Optional<PdnToken> tag(String name) {
    return Optional.ofNullable(tags.get(name));
  }

  String result() {
    return result.map(PdnToken::text).orElse(PdnResult.UNFINISHED);
  }

  /** The first thing in it that could not be read. */
  Optional<PdnToken> fault() {
    return bad.or(
        () ->
            open.stream()
                .findFirst()
                .map(
                    token ->
                        new PdnToken(Kind.BAD, "this variation is never closed", token.offset())));
  }
}
