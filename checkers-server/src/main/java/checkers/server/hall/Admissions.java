package checkers.server.hall;

import checkers.core.protocol.Token;
import checkers.core.table.Member;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Who is expected to say READY, and by which token. */
final class Admissions {
  private final Loop loop;
  private final RandomGenerator secrets;
  private final Duration readyTime;
  private final Consumer<Admission> onLate;
  private final Map<Token, Waiting> expected = new HashMap<>();

  /**
   * @param returning whether he has his place already
   * @param visitor the connection over which he was told the token
   */
  record Admission(Place place, Member member, boolean returning, Link visitor) {}

  private record Waiting(Admission admission, Loop.Timer timeout) {}

  /**
   * @param onLate called with those who are expected no more, since their time is over
   */
  Admissions(Loop loop, RandomGenerator secrets, Duration readyTime, Consumer<Admission> onLate) {
    this.loop = loop;
    this.secrets = secrets;
    this.readyTime = readyTime;
    this.onLate = onLate;
  }

  int size() {
    return expected.size();
  }

  /** The token by which he will be known. */
  Token expect(Admission admission) {
    Token token = Token.random(secrets);
    Loop.Timer timeout = loop.schedule(() -> take(token).ifPresent(onLate), readyTime);
    expected.put(token, new Waiting(admission, timeout));
    return token;
  }

  /** Who is expected by that token. */
  Optional<Admission> find(Token token) {
    return Optional.ofNullable(expected.get(token)).map(Waiting::admission);
  }

  /** Who was expected by that token, and is no more. */
  Optional<Admission> take(Token token) {
    return Optional.ofNullable(expected.remove(token))
        .map(
            waiting -> {
              waiting.timeout().cancel();
              return waiting.admission();
            });
  }

  /** All who were expected with that id, and are no more. */
  List<Admission> takeAll(int id) {
    List<Token> tokens = new ArrayList<>();
    expected.forEach(
        (token, waiting) -> {
          if (waiting.admission().place().id() == id) {
            tokens.add(token);
          }
        });
    return take(tokens);
  }

  /** All who were expected, and are no more. */
  List<Admission> takeAll() {
    return take(List.copyOf(expected.keySet()));
  }

  private List<Admission> take(List<Token> tokens) {
    return tokens.stream().map(this::take).flatMap(Optional::stream).toList();
  }
}
