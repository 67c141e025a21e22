package checkers.core.table;

import java.time.Instant;
import java.util.List;

/** Something that is asked of a table. */
public sealed interface TableCommand {
  /** Who asks. */
  int member();

  /** Decides about this command; time has been let pass before. */
  Ruling rule(Table table, Instant now, Chance chance);

  /** Somebody new comes to the table. */
  record Join(Member newcomer) implements TableCommand {
    @Override
    public int member() {
      return newcomer.id();
    }

    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Seating.join(table, newcomer, now, chance);
    }
  }

  /** Goes on purpose. */
  record Leave(int member) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Seating.leave(table, member, now, chance);
    }
  }

  /** The connection is lost. */
  record Drop(int member) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Seating.drop(table, member, now, chance);
    }
  }

  /** A dropped player is connected again. */
  record Return(int member) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Seating.comeBack(table, member, now);
    }
  }

  /** Has seen the request to move that this revision, or an older one, carried. */
  record Acknowledge(int member, int revision) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Moving.acknowledge(table, member, revision);
    }
  }

  /**
   * Moves.
   *
   * @param revision the table that the player saw when he decided
   * @param path numbers of the start and every landing
   */
  record Play(int member, int revision, List<Integer> path) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Moving.play(table, member, revision, path, now, chance);
    }
  }

  record Resign(int member) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Moving.resign(table, member, now, chance);
    }
  }

  record OfferDraw(int member) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Drawing.offer(table, member, now);
    }
  }

  record Answer(int member, int question, boolean yes) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Answering.answer(table, member, question, yes, now, chance);
    }
  }

  record Pause(int member) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Pausing.pause(table, member, now);
    }
  }

  record Continue(int member) implements TableCommand {
    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Pausing.resume(table, member, now);
    }
  }

  /** Nothing but that time has passed. */
  record Tick() implements TableCommand {
    /** Nobody's id. */
    @Override
    public int member() {
      return 0;
    }

    @Override
    public Ruling rule(Table table, Instant now, Chance chance) {
      return Ruling.of(table);
    }
  }
}
