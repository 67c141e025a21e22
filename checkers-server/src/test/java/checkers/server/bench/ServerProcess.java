package checkers.server.bench;

import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import checkers.server.hall.HallSettings;
import checkers.server.net.Limits;
import checkers.server.net.Server;
import checkers.server.net.ServerSettings;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;

/** The server with its usual settings, but many tables and no limit to what a client may cost. */
final class ServerProcess {
  /** Tables are named by their numbers. */
  static final int TABLES = 4000;

  /** Half of the processors, which is what the server takes when it is not told otherwise. */
  static final int LOOPS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  private static final int MAX_CLIENTS = 65_000;

  private ServerProcess() {}

  public static void main(String[] args) throws IOException {
    logOneLineAnEvent();
    TimeLimits time =
        new TimeLimits(
            Duration.ofMinutes(5),
            Duration.ofMinutes(1),
            List.of(Duration.ofMinutes(5), Duration.ofMinutes(1), Duration.ofSeconds(30)));
    TableSettings table =
        new TableSettings(
            Side.WHITE,
            Optional.of(time),
            Duration.ofSeconds(30),
            Duration.ofSeconds(20),
            Duration.ofMinutes(5));
    List<String> tables = IntStream.range(0, TABLES).mapToObj(Integer::toString).toList();
    ServerSettings settings =
        new ServerSettings(
            "127.0.0.1",
            0,
            true,
            LOOPS,
            new HallSettings(MAX_CLIENTS, tables, table),
            new Limits(0, 0));
    SecureRandom secure = new SecureRandom();
    try (Server server =
        new Server(settings, InstantSource.system(), secure, secure::nextBoolean)) {
      Answers.give(server.port());
    }
  }

  /** As the server does; the JDK's own format would look for the caller of each line. */
  private static void logOneLineAnEvent() {
    for (Handler handler : Logger.getLogger("").getHandlers()) {
      handler.setFormatter(
          new Formatter() {
            @Override
            public String format(LogRecord entry) {
              return entry.getInstant() + "  " + formatMessage(entry) + System.lineSeparator();
            }
          });
    }
  }
}
