package checkers.server.hall;

import checkers.core.table.Table;
import checkers.core.table.TableCommand;
import checkers.core.table.TableEvent;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** What the operator reads about a table: its life at info, its moves at debug. */
final class TableLog {
  private static final Logger LOG = System.getLogger("checkers.table");

  private TableLog() {}

  static void event(String table, TableEvent event) {
    Level level = level(event.type());
    if (LOG.isLoggable(level)) {
      LOG.log(level, "table " + table + ": " + EventText.of(event));
    }
  }

  static void silent(String table, int member) {
    LOG.log(Level.INFO, "table " + table + ": client " + member + " is silent and is dropped");
  }

  /** Our own mistake, with what is needed to see it again; neither of the two holds a secret. */
  static void fault(String table, Table before, TableCommand command, RuntimeException fault) {
    LOG.log(
        Level.WARNING,
        "table " + table + " starts anew: it could not follow " + command + " from " + before,
        fault);
  }

  private static Level level(TableEvent.Type type) {
    return switch (type) {
      case MEMBER_JOINED,
          MEMBER_LEFT,
          SEAT_TAKEN,
          SEAT_LEFT,
          WAITING_BEGAN,
          GAME_STARTED,
          GAME_ENDED,
          GAME_PAUSED,
          GAME_CONTINUED,
          PLAYER_DROPPED,
          MEMBER_RETURNED,
          MEMBER_EXPELLED,
          TABLE_DISMISSED ->
          Level.INFO;
      case MOVE_MADE,
          ASKED,
          DRAW_OFFERED,
          DRAW_DECLINED,
          TIME_WARNED,
          EXTRA_TIME_BEGAN,
          REQUEST_REPEATED ->
          Level.DEBUG;
    };
  }
}
