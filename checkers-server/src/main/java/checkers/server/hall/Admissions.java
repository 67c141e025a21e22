package checkers.server.hall;

import checkers.core.protocol.Token;
import checkers.core.table.Member;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Who is expected to say READY, and by which token. */
final class Admissions {
  /**
   * How long a visitor is expected who has closed the connection by which he was told the token. He
   * has probably gone, but may also just have been quicker than we to close it.
   */
  static final Duration GONE_TIME = Duration.ofSeconds(2);

  private final Loop loop;
  private final InstantSource clock;
  private final RandomGenerator secrets;
  private final Duration readyTime;
  private final Consumer<Admission> onLate;
  private final Map<Token, Waiting> expected = new HashMap<>();

  /**
   * @param returning whether he has his place already
   * @param visitor the connection over which he was told the token
   */
  record Admission(Place place, Member member, boolean returning, Link visitor) {}

  private record Waiting(Admission admission, Instant until, Loop.Timer timeout) {}

  /**
   * @param onLate called with those who are expected no more, since their time is over
   */
  Admissions(
      Loop loop,
      InstantSource clock,
      RandomGenerator secrets,
      Duration readyTime,
      Consumer<Admission> onLate) {
    this.loop = loop;
    this.clock = clock;
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
    expect(token, admission, clock.instant().plus(readyTime));
    admission.visitor().onClosed(() -> loop.execute(() -> visitorGone(token)));
    return token;
  }

  private void expect(Token token, Admission admission, Instant until) {
    Duration time = Duration.between(clock.instant(), until);
    Loop.Timer timeout = loop.schedule(() -> take(token).ifPresent(onLate), time);
    expected.put(token, new Waiting(admission, until, timeout));
  }

  private void visitorGone(Token token) {
    Waiting waiting = expected.get(token);
    Instant until = clock.instant().plus(GONE_TIME);
    if (waiting != null && until.isBefore(waiting.until())) {
      waiting.timeout().cancel();
      expect(token, waiting.admission(), until);
    }
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
