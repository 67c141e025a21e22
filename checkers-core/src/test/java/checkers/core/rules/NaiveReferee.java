package checkers.core.rules;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Judges paths by {@link NaiveRules}: the first rule broken in the order that {@link Rule} says.
 */
final class NaiveReferee {
  private static final Comparator<List<Integer>> BY_SQUARES = NaiveReferee::compare;

  private final NaiveRules rules;
  private final List<List<Integer>> legal;

  NaiveReferee(NaiveRules rules) {
    this.rules = rules;
    legal = rules.moves();
  }

  /** Nothing if the path is a legal move. */
  Optional<Rule> broken(List<Integer> path) {
    if (path.size() < 2) {
      return Optional.of(Rule.TOO_SHORT);
    }
    if (path.stream().anyMatch(number -> number < 1 || number > 32)) {
      return Optional.of(Rule.OFF_BOARD);
    }
    char piece = rules.on(path.get(0));
    if (piece == NaiveRules.EMPTY) {
      return Optional.of(Rule.NO_PIECE);
    }
    if (!rules.isOwn(piece)) {
      return Optional.of(Rule.NOT_YOUR_PIECE);
    }
    Set<Integer> jumped = new HashSet<>();
    for (int leg = 1; leg < path.size(); leg++) {
      Optional<Rule> fault = fault(path, leg, jumped);
      if (fault.isPresent()) {
        return fault;
      }
      jumped.addAll(NaiveRules.captured(path.subList(leg - 1, leg + 1)));
    }
    if (legal.contains(path)) {
      return Optional.empty();
    }
    return Optional.of(jumped.isEmpty() ? Rule.MUST_JUMP : Rule.MUST_GO_ON);
  }

  private Optional<Rule> fault(List<Integer> path, int leg, Set<Integer> jumped) {
    int start = path.get(0);
    int from = path.get(leg - 1);
    int to = path.get(leg);
    char piece = rules.on(start);
    int down = NaiveRules.row(to) - NaiveRules.row(from);
    int right = NaiveRules.column(to) - NaiveRules.column(from);
    boolean standsThere = to == from;
    if (standsThere || (to != start && rules.on(to) != NaiveRules.EMPTY)) {
      return Optional.of(Rule.OCCUPIED);
    }
    if (Math.abs(down) != Math.abs(right)) {
      return Optional.of(Rule.NOT_DIAGONAL);
    }
    if (Math.abs(down) > 2) {
      return Optional.of(Rule.TOO_FAR);
    }
    if (NaiveRules.isMan(piece) && Integer.signum(down) != rules.forward()) {
      return Optional.of(Rule.MEN_MOVE_FORWARD);
    }
    boolean step = Math.abs(down) == 1;
    if (step) {
      return path.size() > 2 ? Optional.of(Rule.ONLY_JUMPS_JOIN) : Optional.empty();
    }
    int over = NaiveRules.captured(List.of(from, to)).get(0);
    if (over == start || rules.on(over) == NaiveRules.EMPTY) {
      return Optional.of(Rule.NOTHING_TO_JUMP);
    }
    if (rules.isOwn(rules.on(over))) {
      return Optional.of(Rule.OWN_PIECE_JUMPED);
    }
    if (jumped.contains(over)) {
      return Optional.of(Rule.JUMPED_TWICE);
    }
    boolean crowned = NaiveRules.isMan(piece) && NaiveRules.row(to) == rules.kingRow();
    boolean last = leg == path.size() - 1;
    return crowned && !last ? Optional.of(Rule.CROWNING_ENDS_MOVE) : Optional.empty();
  }

  /** What to play in place of a path that breaks that rule; see {@link Refusal#instead}. */
  List<List<Integer>> instead(List<Integer> path, Rule broken) {
    if (broken == Rule.MUST_JUMP) {
      return legal.stream().sorted(BY_SQUARES).toList();
    }
    if (broken == Rule.MUST_GO_ON) {
      return legal.stream()
          .filter(move -> move.size() > path.size() && move.subList(0, path.size()).equals(path))
          .sorted(BY_SQUARES)
          .toList();
    }
    List<List<Integer>> ofSamePiece =
        legal.stream()
            .filter(move -> !path.isEmpty() && move.get(0).equals(path.get(0)))
            .sorted(BY_SQUARES)
            .toList();
    return ofSamePiece.isEmpty() ? legal.stream().sorted(BY_SQUARES).toList() : ofSamePiece;
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size() && i < other.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return one.size() - other.size();
  }
}
