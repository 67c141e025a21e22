package checkers.core.rules;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Why a proposed path is no legal move, and what would be right.
 *
 * @param rule the first rule that the path breaks
 * @param problem a sentence that says so, naming the squares
 * @param instead legal moves: those that go on as the path began if a jump was left half-way, all
 *     jumps if a step was played in place of one, else those of the same piece, else all; sorted,
 *     and empty only if there is no legal move at all
 */
public record Refusal(Rule rule, String problem, List<Move> instead) implements Verdict {
  private static final int SHOWN = 6;

  public Refusal {
    instead = instead.stream().sorted().toList();
  }

  /** What the player reads: the problem and the way out. */
  public String text() {
    return switch (rule) {
      case MUST_JUMP, MUST_GO_ON -> problem + ": " + choices() + ".";
      default -> problem + "." + advice();
    };
  }

  private String advice() {
    return instead.isEmpty() ? "" : " You can play " + choices() + ".";
  }

  /** «15x22», «15x22 or 15x24», «9-13, 9-14, 10-14 or 4 others». */
  private String choices() {
    boolean all = instead.size() <= SHOWN;
    List<String> moves = instead.stream().map(Move::toString).toList();
    int listed = all ? moves.size() - 1 : SHOWN - 1;
    String last = all ? moves.get(listed) : moves.size() - listed + " others";
    String list = moves.stream().limit(listed).collect(Collectors.joining(", "));
    return list.isEmpty() ? last : list + " or " + last;
  }
}
