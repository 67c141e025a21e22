package checkers.server.hall;

import checkers.core.table.TableSettings;
import java.time.Duration;
import java.util.List;

/**
 * What the operator decides about a hall.
 *
 * @param maxClients how many ids there are
 * @param tables the ids of the tables; who names none goes to the first
 */
public record HallSettings(int maxClients, List<String> tables, TableSettings table) {
  /** How long a client may take from ASSIGN to READY. */
  public static final Duration READY_TIME = Duration.ofSeconds(10);

  public HallSettings {
    tables = List.copyOf(tables);
  }
}
