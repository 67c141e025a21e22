package checkers.server.bench;

import checkers.core.bench.Bar;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** {@code scripts/bench server}: what the server does, beside a relay that does next to nothing. */
public final class ServerBench implements AutoCloseable {
  private static final int ROUNDS = 7;
  private static final int ROUND_MILLIS = 1000;
  private static final int WARM_UP_MILLIS = 12_000;
  private static final int PACED_TABLES = 100;
  private static final int PACED_MILLIS = 2500;
  private static final double MOVES_BAR = 0.70;
  private static final double P50_BAR = 1.30;
  private static final double P99_BAR = 1.50;
  private static final double FAN_OUT_BAR = 0.80;
  private static final double HEAP_BAR = 8.0;

  private final Subject server = Subject.start(ServerProcess.class);
  private final Subject relay = Subject.start(RelayProcess.class);
  private final Load load = new Load();
  private final List<byte[][]> relayScripts = Scripts.ofRelay();
  private final House serverHouse = new ServerHouse(server, load, Scripts.ofServer());
  private final House relayHouse = relay(RelayFrames.SAME_SIZE);
  private int nextTable;

  private ServerBench() throws IOException {}

  /**
   * Runs it all.
   *
   * @param args names of parts to run, or none for all: moves, paced, fanout
   */
  public static void main(String[] args) throws IOException {
    List<String> parts = args.length == 0 ? List.of("moves", "paced", "fanout") : List.of(args);
    try (ServerBench bench = new ServerBench()) {
      say(
          "server and relay: a process each, %d event loop(s); load: one more, 1 loop%n",
          ServerProcess.LOOPS);
      bench.warmUp();
      if (parts.contains("moves")) {
        bench.moves(1, "moves-1-table");
        bench.moves(100, "moves-100-tables");
        bench.moves(1000, "moves-1000-tables");
      }
      if (parts.contains("paced")) {
        bench.paced();
      }
      if (parts.contains("fanout")) {
        bench.fanOut(1000, 5, 30);
        bench.fanOut(10_000, 2, 12);
      }
    }
  }

  private House relay(int answerSize) {
    return new RelayHouse(relay, load, relayScripts, answerSize);
  }

  private Party party(House house, int tables) {
    nextTable += tables;
    return new Party(house, load, nextTable - tables, tables);
  }

  /** Until the compilers have done most of their work. */
  private void warmUp() {
    party(serverHouse, PACED_TABLES).rush(WARM_UP_MILLIS);
    party(relayHouse, PACED_TABLES).rush(WARM_UP_MILLIS / 2);
    hangUp();
  }

  /** Every player moves as soon as he is asked to; of each house the best round counts. */
  private void moves(int tables, String name) {
    Party players = party(serverHouse, tables);
    load.meanSize();
    players.rush(ROUND_MILLIS);
    int frameSize = load.meanSize();
    Party relayed = party(relayHouse, tables);
    Party longRelayed = party(relay(frameSize), tables);
    relayed.rush(ROUND_MILLIS);
    double[] ours = new double[ROUNDS];
    double[] bare = new double[ROUNDS];
    double[] bareLong = new double[ROUNDS];
    double[] cost = new double[ROUNDS];
    double[] bareCost = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      ours[i] = players.rush(ROUND_MILLIS);
      cost[i] = players.cost();
      bare[i] = relayed.rush(ROUND_MILLIS);
      bareCost[i] = relayed.cost();
      bareLong[i] = longRelayed.rush(ROUND_MILLIS);
    }
    say("%d table(s), in moves a second%n", tables);
    say("  server %s, %.1f us of processor a move%n", range(ours), least(cost));
    say("  relay  %s, %.1f us of processor a move%n", range(bare), least(bareCost));
    say("  relay  %s with frames of our %d bytes%n", range(bareLong), frameSize);
    Bar.atLeast(name, most(ours) / most(bare), MOVES_BAR);
    if (tables == 1000) {
      idle();
    }
    hangUp();
  }

  private void idle() {
    Load.sleep(1000);
    long before = server.cpu();
    Load.sleep(4000);
    say("1000 idle tables: %.2f %% of a processor%n", (server.cpu() - before) / 4e9 * 100);
  }

  /** Everybody thinks for a while; of each house the best round counts. */
  private void paced() {
    Party players = party(serverHouse, PACED_TABLES);
    Party relayed = party(relayHouse, PACED_TABLES);
    double[][] ours = new double[2][ROUNDS];
    double[][] bare = new double[2][ROUNDS];
    players.rush(2 * ROUND_MILLIS);
    relayed.rush(2 * ROUND_MILLIS);
    for (int i = 0; i < ROUNDS; i++) {
      percentiles(players.pace(PACED_MILLIS), ours, i);
      percentiles(relayed.pace(PACED_MILLIS), bare, i);
    }
    say("%d tables, a move every 50 to 100 ms, in us until the other has it%n", PACED_TABLES);
    say("  server p50 %s, p99 %s%n", range(ours[0]), range(ours[1]));
    say("  relay  p50 %s, p99 %s%n", range(bare[0]), range(bare[1]));
    Bar.atMost("paced-p50", least(ours[0]) / least(bare[0]), P50_BAR);
    Bar.atMost("paced-p99", least(ours[1]) / least(bare[1]), P99_BAR);
    hangUp();
  }

  private static void percentiles(long[] nanos, double[][] into, int round) {
    into[0][round] = nanos[nanos.length / 2] / 1e3;
    into[1][round] = nanos[nanos.length * 99 / 100] / 1e3;
  }

  /** One move, or one bare broadcast, until the last spectator has it. */
  private void fanOut(int spectators, int passes, int rounds) {
    double[] ours = new double[passes * rounds];
    double[] bare = new double[passes * rounds];
    for (int pass = 0; pass < passes; pass++) {
      long heap = server.heap();
      Party players = party(serverHouse, 1);
      Audience audience = new Audience(serverHouse, load, nextTable - 1, spectators);
      if (pass == 0 && spectators >= 10_000) {
        Bar.atMost(
            "heap-per-spectator-KiB", (server.heap() - heap) / 1024.0 / spectators, HEAP_BAR);
      }
      watch(serverHouse, players, audience, ours, pass * rounds, rounds);
      int size = audience.frameSize();
      hangUp();
      House house = relay(size);
      players = party(house, 1);
      audience = new Audience(house, load, nextTable - 1, spectators);
      watch(house, players, audience, bare, pass * rounds, rounds);
      hangUp();
    }
    say("one move to %d spectators, in ms until the last has it%n", spectators);
    say("  server %.1f, %.0f messages a second%n", 1e3 * median(ours), spectators / median(ours));
    say("  relay  %.1f, %.0f messages a second%n", 1e3 * median(bare), spectators / median(bare));
    Bar.atLeast("fanout-" + spectators, median(bare) / median(ours), FAN_OUT_BAR);
  }

  private static void watch(
      House house, Party players, Audience audience, double[] into, int at, int rounds) {
    for (int i = -3; i < rounds; i++) {
      double seconds = audience.time(house, players.duel());
      players.awaitRequests();
      if (i >= 0) {
        into[at + i] = seconds;
      }
    }
  }

  /** Closes everything and waits until both have dealt with it. */
  private void hangUp() {
    load.hangUp();
    for (Subject subject : List.of(server, relay)) {
      long before = subject.cpu();
      for (int i = 0; i < 50; i++) {
        Load.sleep(200);
        long now = subject.cpu();
        if (now - before < 20_000_000) {
          break;
        }
        before = now;
      }
    }
  }

  private static double most(double[] values) {
    return DoubleStream.of(values).max().orElseThrow();
  }

  private static double least(double[] values) {
    return DoubleStream.of(values).min().orElseThrow();
  }

  private static String range(double[] values) {
    return String.format(
        Locale.ROOT, "%.0f (%.0f to %.0f)", median(values), least(values), most(values));
  }

  private static double median(double[] values) {
    return DoubleStream.of(values).sorted().skip(values.length / 2).findFirst().orElseThrow();
  }

  private static void say(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }

  @Override
  public void close() {
    load.close();
    server.close();
    relay.close();
  }
}
