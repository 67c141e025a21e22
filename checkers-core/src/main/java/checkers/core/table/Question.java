package checkers.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A question that waits for answers.
 *
 * @param id rises with every question of a table
 * @param awaiting who was asked and has not answered
 * @param agreed who said yes
 */
public record Question(
    int id, Kind kind, List<Integer> awaiting, List<Integer> agreed, Instant deadline) {
  /** What is asked. */
  public enum Kind {
    REMATCH,
    TAKE_SEAT,
    DRAW
  }

  public Question {
    awaiting = List.copyOf(awaiting);
    agreed = List.copyOf(agreed);
  }

  public boolean awaits(int member) {
    return awaiting.contains(member);
  }

  Question answered(int member, boolean yes) {
    List<Integer> left = awaiting.stream().filter(id -> id != member).toList();
    List<Integer> willing = new ArrayList<>(agreed);
    if (yes) {
      willing.add(member);
    }
    return new Question(id, kind, left, willing, deadline);
  }
}
