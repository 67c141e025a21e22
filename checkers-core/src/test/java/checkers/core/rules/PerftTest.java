package checkers.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import checkers.core.notation.Fen;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Known counts of move sequences, by the fast walk and by the moves that players see. */
@Tag("C1")
class PerftTest {
  /** Deeper takes minutes; scripts/bench goes on to what is published. */
  private static final long MOST_SEQUENCES = 100_000_000;

  private static final long MOST_SEQUENCES_BY_MOVES = 200_000;

  @TestFactory
  Stream<DynamicTest> countsEveryKnownDepth() {
    return lines()
        .flatMap(
            line ->
                line.depthsUpTo(MOST_SEQUENCES)
                    .mapToObj(
                        depth ->
                            dynamicTest(
                                line.fen() + " depth " + depth,
                                () ->
                                    assertEquals(
                                        line.count(depth), Perft.count(line.position(), depth)))));
  }

  @TestFactory
  Stream<DynamicTest> countsTheSameByPlayingLegalMoves() {
    return lines()
        .flatMap(
            line ->
                line.depthsUpTo(MOST_SEQUENCES_BY_MOVES)
                    .mapToObj(
                        depth ->
                            dynamicTest(
                                line.fen() + " depth " + depth,
                                () ->
                                    assertEquals(
                                        line.count(depth), byMoves(line.position(), depth)))));
  }

  private static long byMoves(Position position, int depth) {
    List<Move> moves = position.legalMoves();
    return depth == 1
        ? moves.size()
        : moves.stream().mapToLong(move -> byMoves(position.play(move), depth - 1)).sum();
  }

  private record Line(String fen, List<Long> counts) {
    static Line of(String text) {
      String[] parts = text.split(";", 2);
      return new Line(parts[0], Stream.of(parts[1].split(" ", -1)).map(Long::valueOf).toList());
    }

    Position position() {
      return Fen.read(fen).orElseThrow();
    }

    long count(int depth) {
      return counts.get(depth - 1);
    }

    IntStream depthsUpTo(long most) {
      return IntStream.rangeClosed(1, counts.size()).filter(depth -> count(depth) <= most);
    }
  }

  private static Stream<Line> lines() {
    try (InputStream csv =
        Objects.requireNonNull(PerftTest.class.getResourceAsStream("perft.csv"))) {
      String text = new String(csv.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(Line::of);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
