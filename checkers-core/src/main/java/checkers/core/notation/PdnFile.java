package checkers.core.notation;

import java.util.List;

/** What was read from a text of many games: those that are right, and what is wrong with others. */
public record PdnFile(List<PdnGame> games, List<Fault> faults) {
  public PdnFile {
    games = List.copyOf(games);
    faults = List.copyOf(faults);
  }
}
