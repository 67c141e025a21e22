package checkers.server.main;

import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import checkers.server.hall.HallSettings;
import checkers.server.net.Limits;
import checkers.server.net.ServerSettings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Everything that can be said on the command line, or by an environment variable instead. */
final class Options {
  private static final int LAST_PORT = 65535;

  @ArgGroup(validate = false, heading = "%nWhere:%n")
  private final Where where = new Where();

  @ArgGroup(validate = false, heading = "%nThe game:%n")
  private final TheGame game = new TheGame();

  @ArgGroup(validate = false, heading = "%nTime:%n")
  private final Time time = new Time();

  @ArgGroup(validate = false, heading = "%nLimits:%n")
  private final Costs costs = new Costs();

  private final Environment environment;

  Options(Environment environment) {
    this.environment = environment;
  }

  /** The ports. */
  private static final class Where {
    @Option(
        names = "--base-port",
        paramLabel = "PORT",
        defaultValue = "9000",
        description = "Where clients connect, 1025 to 65534 (default: ${DEFAULT-VALUE}).")
    private int basePort;

    @Option(
        names = "--max-clients",
        paramLabel = "N",
        defaultValue = "5",
        description =
            "Two players and so many less two spectators (default: ${DEFAULT-VALUE}). The ports"
                + " from base-port + 1 to base-port + N are theirs.")
    private int maxClients;

    @Option(
        names = "--single-port",
        description = "Use the base port for everything, as behind a firewall.")
    private boolean singlePort;

    @Option(
        names = "--host",
        paramLabel = "ADDRESS",
        defaultValue = "",
        description = "Listen only on this address of the machine (default: on all).")
    private String host = "";
  }

  /** Who begins, and what is asked. */
  private static final class TheGame {
    @Option(
        names = "--first-move",
        paramLabel = "white|red",
        defaultValue = "white",
        description = "Who moves first (default: ${DEFAULT-VALUE}).")
    private String firstMove = "white";

    @Option(
        names = "--answer-time",
        paramLabel = "TIME",
        defaultValue = "30s",
        description = "How long a question waits; no answer is a no (default: ${DEFAULT-VALUE}).")
    private Duration answerTime = Duration.ZERO;

    @Option(
        names = "--reconnect-grace",
        paramLabel = "TIME",
        defaultValue = "20s",
        description =
            "How long a player who lost the connection may stay away; 0s loses at once (default:"
                + " ${DEFAULT-VALUE}).")
    private Duration reconnectGrace = Duration.ZERO;

    @Option(
        names = "--pause-limit",
        paramLabel = "TIME",
        defaultValue = "5m",
        description = "How long a pause may last (default: ${DEFAULT-VALUE}).")
    private Duration pauseLimit = Duration.ZERO;
  }

  /** The clock. */
  private static final class Time {
    @Option(
        names = "--move-time",
        paramLabel = "TIME",
        defaultValue = "5m",
        description = "Time for a move, 10s to 5m (default: ${DEFAULT-VALUE}).")
    private Duration moveTime = Duration.ZERO;

    @Option(
        names = "--extra-time",
        paramLabel = "TIME",
        defaultValue = "1m",
        description =
            "What is granted after a warning, 10s to 5m; then the game is lost (default:"
                + " ${DEFAULT-VALUE}).")
    private Duration extraTime = Duration.ZERO;

    @Option(
        names = "--warn-at",
        paramLabel = "TIME",
        split = ",",
        defaultValue = "5m,1m,30s",
        description = "Reminders, so long before the game is lost (default: ${DEFAULT-VALUE}).")
    private List<Duration> warnAt = List.of();

    @Option(names = "--no-time-limit", description = "Play without a clock.")
    private boolean noTimeLimit;
  }

  /** What one client may cost. */
  private static final class Costs {
    @Option(
        names = "--max-per-address",
        paramLabel = "N",
        defaultValue = "100",
        description = "Connections from one address, 0 for any number (default: ${DEFAULT-VALUE}).")
    private int maxPerAddress;

    @Option(
        names = "--max-rate",
        paramLabel = "N",
        defaultValue = "50",
        description =
            "Messages per second from one client, twice as many at once, 0 for any number"
                + " (default: ${DEFAULT-VALUE}).")
    private int maxRate;

    @Option(
        names = "--threads",
        paramLabel = "N",
        defaultValue = "0",
        description =
            "Threads that share the tables; 0 for half of the processors (default: ${DEFAULT-VALUE}).")
    private int threads;
  }

  private boolean singlePort() {
    return where.singlePort || environment.isOn("--single-port");
  }

  private boolean noTimeLimit() {
    return time.noTimeLimit || environment.isOn("--no-time-limit");
  }

  /** What is wrong with the values, one by one or together; nothing if they can be used. */
  Optional<String> fault() {
    return Stream.<Optional<String>>of(
            environment.flagFault("--single-port"),
            environment.flagFault("--no-time-limit"),
            environment.flagFault("--verbose"),
            Faults.range("--base-port", where.basePort, 1025, 65534),
            Faults.range("--max-clients", where.maxClients, 2, 65535),
            portsFault(),
            Faults.oneOf("--first-move", game.firstMove, List.of("white", "red")),
            Faults.range("--answer-time", game.answerTime, "1s", "1h"),
            Faults.range("--reconnect-grace", game.reconnectGrace, "0s", "1h"),
            Faults.range("--pause-limit", game.pauseLimit, "1s", "24h"),
            Faults.range("--move-time", time.moveTime, "10s", "5m"),
            Faults.range("--extra-time", time.extraTime, "10s", "5m"),
            time.warnAt.stream()
                .map(warning -> Faults.range("--warn-at", warning, "1s", "10m"))
                .flatMap(Optional::stream)
                .findFirst(),
            Faults.range("--max-per-address", costs.maxPerAddress, 0, 1_000_000),
            Faults.range("--max-rate", costs.maxRate, 0, 1_000_000),
            Faults.range("--threads", costs.threads, 0, 256))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> portsFault() {
    int last = where.basePort + where.maxClients;
    int room = LAST_PORT - where.basePort;
    return singlePort() || last <= LAST_PORT
        ? Optional.empty()
        : Optional.of(
            "--base-port %d and --max-clients %d need ports up to %d, but the last is %d: take %s"
                .formatted(
                    where.basePort,
                    where.maxClients,
                    last,
                    LAST_PORT,
                    room < 2 ? "a lower port" : "at most " + room + " clients or a lower port"));
  }

  ServerSettings settings() {
    Optional<TimeLimits> limits =
        noTimeLimit()
            ? Optional.empty()
            : Optional.of(new TimeLimits(time.moveTime, time.extraTime, time.warnAt));
    TableSettings table =
        new TableSettings(
            game.firstMove.equals("red") ? Side.RED : Side.WHITE,
            limits,
            game.answerTime,
            game.reconnectGrace,
            game.pauseLimit);
    int half = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return new ServerSettings(
        where.host,
        where.basePort,
        singlePort(),
        costs.threads == 0 ? half : costs.threads,
        new HallSettings(where.maxClients, List.of("1"), table),
        new Limits(costs.maxPerAddress, costs.maxRate));
  }
}
