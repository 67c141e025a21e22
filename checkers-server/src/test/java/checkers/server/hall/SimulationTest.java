package checkers.server.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.game.Reason;
import checkers.core.protocol.Action;
import checkers.core.protocol.QuestionKind;
import checkers.core.protocol.RefusalCode;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever clients do, at every table all is as it should be. */
class SimulationTest {
  private static final int SEEDS = Integer.getInteger("checkers.seeds", 2000);

  /** One seed alone with {@code -Dcheckers.seed=S}, more with {@code -Dcheckers.seeds=N}. */
  @Test
  void nothingGoesWrongWhateverTheClientsDo() {
    Optional<Long> single = Optional.ofNullable(Long.getLong("checkers.seed"));
    LongStream seeds =
        single.map(LongStream::of).orElseGet(() -> LongStream.rangeClosed(1, SEEDS).parallel());

    assertEquals(Optional.empty(), firstFault(seeds, new Sights()));
  }

  @Test
  void everythingHappensInTheSimulation() {
    Sights sights = new Sights();
    firstFault(LongStream.rangeClosed(1, 300), sights);
    Set<Action> actions = EnumSet.complementOf(EnumSet.of(Action.STATUS));
    Set<RefusalCode> refusals =
        EnumSet.of(
            RefusalCode.SERVER_FULL,
            RefusalCode.NOT_READY,
            RefusalCode.BAD_TOKEN,
            RefusalCode.NOT_YOUR_TURN,
            RefusalCode.NO_PIECE_OF_YOURS,
            RefusalCode.NOT_LEGAL,
            RefusalCode.STALE_REVISION,
            RefusalCode.NO_SUCH_TABLE);
    Set<QuestionKind> questions =
        EnumSet.of(QuestionKind.REMATCH, QuestionKind.TAKE_SEAT, QuestionKind.DRAW);
    Set<Reason> reasons =
        EnumSet.complementOf(EnumSet.of(Reason.FORTY_MOVES, Reason.NEITHER_CAN_WIN));

    assertEquals(
        List.of(),
        Stream.of(actions, refusals, questions, reasons, Set.of("away", "pause"))
            .flatMap(Set::stream)
            .filter(Predicate.not(sights::saw))
            .collect(Collectors.toList()));
  }

  private static Optional<String> firstFault(LongStream seeds, Sights sights) {
    return FaultLog.during(
        () ->
            seeds
                .mapToObj(seed -> Simulation.run(seed, sights))
                .flatMap(Optional::stream)
                .findFirst());
  }
}
