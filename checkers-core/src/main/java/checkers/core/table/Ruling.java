package checkers.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a command led to.
 *
 * @param table the table afterwards
 * @param events what happened, in order
 * @param refusal why the command was not followed; time may have passed all the same
 */
public record Ruling(Table table, List<TableEvent> events, Optional<TableRefusal> refusal) {
  static Ruling of(Table table, TableEvent... events) {
    return new Ruling(table, List.of(events), Optional.empty());
  }

  static Ruling refuse(Table table, TableRefusal refusal) {
    return new Ruling(table, List.of(), Optional.of(refusal));
  }

  /** This, and then what follows from the table it led to. */
  Ruling then(Function<Table, Ruling> next) {
    Ruling after = next.apply(table);
    if (events.isEmpty()) {
      return after;
    }
    List<TableEvent> all = new ArrayList<>(events);
    all.addAll(after.events);
    return new Ruling(after.table, all, after.refusal);
  }

  /** The table with its revision raised if anything that it shows has changed. */
  Ruling revised() {
    boolean changed = false;
    boolean moved = false;
    for (TableEvent event : events) {
      TableEvent.Type type = event.type();
      changed |= type.revises();
      moved |= type == TableEvent.Type.MOVE_MADE || type == TableEvent.Type.GAME_STARTED;
    }
    return changed ? new Ruling(table.revised(moved), events, refusal) : this;
  }
}
