package checkers.server.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** Players at many tables of one house, who all play as fast or as slowly as they are told. */
final class Party implements Duel.Tempo {
  private static final int FIRST_MILLIS = 50;
  private static final int LAST_MILLIS = 100;

  private final Load load;
  private final Subject subject;
  private final List<Duel> duels = new ArrayList<>();
  private final SplittableRandom random = new SplittableRandom(1);
  private Mode mode = Mode.STILL;
  private long moves;
  private double cost;
  private int waited;
  private long[] waits = new long[1024];

  private enum Mode {
    STILL,
    RUSHING,
    PACED
  }

  /** Sends two players to each table and waits until all have begun. */
  Party(House house, Load load, int firstTable, int tables) {
    this.load = load;
    subject = house.subject();
    for (int i = 0; i < tables; i++) {
      byte[][] script = house.scripts().get(i % house.scripts().size());
      Duel duel = new Duel(script, this);
      house.play(firstTable + i, new Player(duel, load));
      house.play(firstTable + i, new Player(duel, load));
      duels.add(duel);
      if (i % 100 == 99) {
        awaitRequests();
      }
    }
    awaitRequests();
  }

  Duel duel() {
    return duels.get(0);
  }

  void awaitRequests() {
    load.await("all have been asked to move", () -> duels.stream().allMatch(Duel::isRequested));
  }

  /** Moves per second, when every request is answered at once. */
  double rush(int millis) {
    begin(Mode.RUSHING);
    Load.sleep(millis / 10);
    long cpu = subject.cpu();
    long start = System.nanoTime();
    long before = load.onLoop(() -> moves);
    Load.sleep(millis);
    long made = load.onLoop(() -> moves) - before;
    double perSecond = made * 1e9 / (System.nanoTime() - start);
    cost = (subject.cpu() - cpu) / 1e3 / made;
    end();
    return perSecond;
  }

  /** What the last rush cost its house, in microseconds of processor time a move. */
  double cost() {
    return cost;
  }

  /** How long moves took to reach the other player, in nanoseconds from least to most. */
  long[] pace(int millis) {
    begin(Mode.PACED);
    Load.sleep(millis);
    long[] sorted = load.onLoop(() -> Arrays.copyOf(waits, waited));
    end();
    Arrays.sort(sorted);
    return sorted;
  }

  private void begin(Mode how) {
    load.onLoop(
        () -> {
          mode = how;
          moves = 0;
          waited = 0;
          duels.forEach(this::answer);
          return true;
        });
  }

  private void end() {
    load.onLoop(() -> mode = Mode.STILL);
    Load.sleep(LAST_MILLIS);
    awaitRequests();
  }

  @Override
  public void requested(Duel duel, OptionalLong nanos) {
    moves++;
    if (mode == Mode.PACED && nanos.isPresent()) {
      if (waited == waits.length) {
        waits = Arrays.copyOf(waits, 2 * waits.length);
      }
      waits[waited++] = nanos.getAsLong();
    }
    answer(duel);
  }

  private void answer(Duel duel) {
    switch (mode) {
      case STILL -> {}
      case RUSHING -> duel.move();
      case PACED ->
          load.loop()
              .schedule(
                  () -> {
                    if (mode == Mode.PACED) {
                      duel.move();
                    }
                  },
                  random.nextInt(FIRST_MILLIS, LAST_MILLIS),
                  TimeUnit.MILLISECONDS);
    }
  }
}
