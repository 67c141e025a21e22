package checkers.core.notation;

import checkers.core.rules.Move;
import checkers.core.rules.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a written move means in a position. */
public sealed interface MoveReading {
  /** The move, if the text stands for just one that is legal. */
  default Optional<Move> move() {
    return this instanceof Legal legal ? Optional.of(legal.legalMove()) : Optional.empty();
  }

  /** What the player reads. */
  String text();

  /** It is this move. */
  record Legal(Move legalMove) implements MoveReading {
    @Override
    public String text() {
      return legalMove.toString();
    }
  }

  /** It names squares, but the rules forbid it. */
  record Illegal(Refusal refusal) implements MoveReading {
    @Override
    public String text() {
      return refusal.text();
    }
  }

  /** It can be any of these legal moves. */
  record Ambiguous(List<Move> moves) implements MoveReading {
    public Ambiguous {
      moves = moves.stream().sorted().toList();
    }

    @Override
    public String text() {
      return moves.stream()
          .map(Move::toString)
          .collect(Collectors.joining(" or ", "That can be ", ": say which."));
    }
  }

  /** It does not even name squares. */
  record NotAMove(Fault fault) implements MoveReading {
    @Override
    public String text() {
      return "That is no move: " + fault.problem() + ".";
    }
  }
}
