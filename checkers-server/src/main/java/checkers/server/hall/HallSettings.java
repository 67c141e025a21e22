package checkers.server.hall;

import checkers.core.table.TableSettings;
import java.time.Duration;
import java.util.List;

/**
 * What the operator decides about a hall.
 *
 * @param maxClients how many ids there are
 * @param tables the ids of the tables; who names none goes to the first
 * @param readyTime how long a client may take to say HELLO, and from ASSIGN to READY
 */
public record HallSettings(
    int maxClients, List<String> tables, TableSettings table, Duration readyTime) {
  /** What the protocol promises. */
  public static final Duration READY_TIME = Duration.ofSeconds(10);

  public HallSettings(int maxClients, List<String> tables, TableSettings table) {
    this(maxClients, tables, table, READY_TIME);
  }

  public HallSettings {
    tables = List.copyOf(tables);
  }
}
