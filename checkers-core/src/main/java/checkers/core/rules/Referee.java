package checkers.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges a path against one position, rule by rule in the order of {@link Rule}. */
final class Referee {
  private static final int NOWHERE = 0;

  private final Position position;
  private final Board board;
  private final Side turn;
  private final List<Move> legal;

  Referee(Position position) {
    this.position = position;
    board = position.board();
    turn = position.turn();
    legal = position.legalMoves();
  }

  Verdict judge(List<Integer> numbers) {
    if (numbers.size() < 2) {
      int from = numbers.isEmpty() ? NOWHERE : numbers.get(0);
      return refuse(
          from, Rule.TOO_SHORT, "A move needs a square to start from and a square to land on");
    }
    for (int number : numbers) {
      if (!Square.isOnBoard(number)) {
        return refuse(
            numbers.get(0),
            Rule.OFF_BOARD,
            "There is no square " + number + ": squares are numbered 1 to 32");
      }
    }
    List<Square> path = new ArrayList<>(numbers.size());
    for (int number : numbers) {
      path.add(Square.of(number));
    }
    return faultOfStart(path.get(0)).or(() -> faultOfLegs(path)).orElseGet(() -> complete(path));
  }

  private Optional<Verdict> faultOfStart(Square from) {
    Optional<Piece> piece = board.pieceOn(from);
    if (piece.isEmpty()) {
      return fault(from, Rule.NO_PIECE, "There is no piece on " + from);
    }
    if (piece.get().side() != turn) {
      return fault(
          from,
          Rule.NOT_YOUR_PIECE,
          "The piece on " + from + " is " + turn.opponent() + "'s, and it is " + turn + "'s turn");
    }
    return Optional.empty();
  }

  private Optional<Verdict> faultOfLegs(List<Square> path) {
    Square start = path.get(0);
    boolean man = !board.isKing(start);
    List<Square> jumped = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      Square from = path.get(i - 1);
      Square to = path.get(i);
      int rows = to.row() - from.row();
      int distance = Math.abs(rows);
      if (to == from) {
        return fault(start, Rule.OCCUPIED, "The piece stands on " + to + " already");
      }
      if ((board.occupied() & ~start.bit() & to.bit()) != 0) {
        return fault(start, Rule.OCCUPIED, "Square " + to + " is occupied");
      }
      if (distance != Math.abs(to.column() - from.column())) {
        return fault(start, Rule.NOT_DIAGONAL, "No diagonal leads from " + from + " to " + to);
      }
      if (distance > 2) {
        return fault(
            start,
            Rule.TOO_FAR,
            "From " + from + " to " + to + " is too far: a step is one square, a jump two");
      }
      if (man && Integer.signum(rows) != turn.ahead()) {
        return fault(
            start, Rule.MEN_MOVE_FORWARD, "Only a king can go backward from " + from + " to " + to);
      }
      if (distance == 1) {
        if (path.size() > 2) {
          return fault(
              start,
              Rule.ONLY_JUMPS_JOIN,
              "Only jumps can be joined, and " + from + "-" + to + " is a step");
        }
        continue;
      }
      Square over = from.between(to);
      Optional<Verdict> fault = faultOfJump(start, from, over, to, jumped);
      if (fault.isPresent()) {
        return fault;
      }
      jumped.add(over);
      if (man && to.row() == turn.kingRow() && i < path.size() - 1) {
        return fault(
            start,
            Rule.CROWNING_ENDS_MOVE,
            "The man is crowned on " + to + ", and its move ends there");
      }
    }
    return Optional.empty();
  }

  private Optional<Verdict> faultOfJump(
      Square start, Square from, Square over, Square to, List<Square> jumped) {
    Optional<Piece> piece = board.pieceOn(over);
    if (piece.isEmpty()) {
      return fault(
          start,
          Rule.NOTHING_TO_JUMP,
          "There is nothing to jump from " + from + " to " + to + ": square " + over + " is empty");
    }
    if (piece.get().side() == turn) {
      return fault(
          start,
          Rule.OWN_PIECE_JUMPED,
          "The piece on " + over + " is your own and cannot be jumped");
    }
    if (jumped.contains(over)) {
      return fault(
          start, Rule.JUMPED_TWICE, "The piece on " + over + " cannot be jumped twice in one move");
    }
    return Optional.empty();
  }

  /** Every leg is right; what is left is whether the whole is a move and the side's duty. */
  private Verdict complete(List<Square> path) {
    for (Move move : legal) {
      if (move.path().equals(path)) {
        return move;
      }
    }
    List<Move> begunSo = legal.stream().filter(move -> move.startsWith(path)).toList();
    if (!begunSo.isEmpty()) {
      return new Refusal(Rule.MUST_GO_ON, "Another jump is available and you must go on", begunSo);
    }
    if (legal.stream().anyMatch(Move::isJump)) {
      return new Refusal(Rule.MUST_JUMP, "You must jump", legal);
    }
    throw new IllegalStateException("no rule forbids " + path + " in " + position);
  }

  private Optional<Verdict> fault(Square start, Rule rule, String problem) {
    return Optional.of(refuse(start.number(), rule, problem));
  }

  private Refusal refuse(int from, Rule rule, String problem) {
    List<Move> ofPiece = legal.stream().filter(move -> move.from().number() == from).toList();
    return new Refusal(rule, problem, ofPiece.isEmpty() ? legal : ofPiece);
  }
}
