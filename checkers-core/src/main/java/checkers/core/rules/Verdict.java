package checkers.core.rules;

import java.util.function.Function;

/** What the referee says of a proposed path: it is this {@link Move}, or this {@link Refusal}. */
public sealed interface Verdict permits Move, Refusal {
  /** Goes on with the one that it is. */
  default <T> T map(Function<? super Move, T> ifLegal, Function<? super Refusal, T> ifRefused) {
    return this instanceof Move move ? ifLegal.apply(move) : ifRefused.apply((Refusal) this);
  }
}
