package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.rules.Board;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(NoWarnings.class)
class CompleteGamesTest {
  static Stream<Settings> bothWays() {
    return Stream.of(Settings.REDIRECT, Settings.SINGLE_PORT);
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  @Tag("C3")
  @Tag("C4")
  @Tag("C12")
  void isPlayedToTheEndBeforeSpectatorsWhoComeAndGo(Settings settings) throws IOException {
    try (Server server = settings.start();
        Pair pair = Pair.join(server.port());
        Guest watching = Guest.spectator(server.port(), "Eve")) {
      assertEquals(4, pair.play(1, 4));
      watching.client().awaitWords("played");
      Guest passing = Guest.spectator(server.port(), "Guy");
      assertEquals(Heard.SHOW, passing.welcome().action());
      assertEquals(2, passing.welcome().spectators());
      passing.close();

      pair.playToTheEnd(2);

      Heard seen = watching.client().await(Heard.OVER);
      assertTrue(seen.message().endsWith("."), seen.message());
      assertEquals(0, seen.turn());
    }
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  @Tag("C12")
  void tellsEverybodyOfTheSameEnd(Settings settings) throws IOException {
    try (Server server = settings.start();
        Pair pair = Pair.join(server.port());
        Guest watching = Guest.spectator(server.port(), "Eve")) {
      int plies = pair.playToTheEnd(7);

      TestClient lastMover = (plies % 2 == 0 ? pair.red() : pair.white()).client();
      Heard toMover = lastMover.await(Heard.OVER);
      Heard toSpectator = watching.client().await(Heard.OVER);
      assertEquals(toMover.board(), toSpectator.board());
      assertEquals(toMover.hex(9), toSpectator.hex(9));
      assertEquals(toMover.message(), toSpectator.message());
    }
  }

  @Test
  @Tag("C5")
  @Tag("C30")
  void isFollowedByARematchWithColoursSwapped() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port())) {
      pair.red().client().send(TestClient.RESIGN);
      for (Guest guest : List.of(pair.red(), pair.white())) {
        int question = guest.client().await(Heard.ASK).questionId();
        guest.client().answer(question, true);
      }

      Heard first = pair.red().client().await(Heard.MOVE);

      assertEquals(2, first.role());
      assertEquals(Board.START, first.board());
    }
  }

  @Test
  @Tag("C11")
  void asksAgainAfterAnIllegalMove() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port())) {
      TestClient white = pair.white().client();
      Heard asked = white.await(Heard.MOVE);
      white.move(asked.revision(), List.of(22, 14));

      Heard retry = white.read();

      assertEquals(Heard.RETRY, retry.action());
      assertEquals(Board.START, retry.board());
      white.move(retry.revision(), List.of(22, 18));
      assertEquals(Heard.MOVE, pair.red().client().await(Heard.MOVE).action());
    }
  }

  @Test
  @Tag("C20")
  void ignoresWhatSpectatorsWantToMove() throws IOException {
    try (Server server = Settings.REDIRECT.start();
        Pair pair = Pair.join(server.port());
        Guest watching = Guest.spectator(server.port(), "Eve")) {
      Heard asked = pair.white().client().await(Heard.MOVE);
      watching.client().move(asked.revision(), List.of(22, 18));

      Heard refused = watching.client().await(Heard.NOTICE);

      assertEquals(5, refused.refusal());
      assertEquals(Board.START, refused.board());
    }
  }
}
