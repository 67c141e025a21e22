package checkers.core.notation;

import java.util.function.Function;

/** What a text turned out to be: a value, or the fault that keeps it from being one. */
public sealed interface Parsed<T> {
  /** The text was right. */
  record Right<T>(T value) implements Parsed<T> {}

  /** The text was wrong. */
  record Wrong<T>(Fault fault) implements Parsed<T> {}

  /** Goes on with the one that it is. */
  default <R> R map(Function<? super T, R> ifRight, Function<? super Fault, R> ifWrong) {
    return this instanceof Right<T> right
        ? ifRight.apply(right.value())
        : ifWrong.apply(((Wrong<T>) this).fault());
  }

  /** The value of a text known to be right; a programmer's error if it is not. */
  default T orElseThrow() {
    return map(
        value -> value,
        fault -> {
          throw new IllegalArgumentException(fault.text());
        });
  }
}
