package checkers.core.table;

/** The lot that decides who plays which colour. */
@FunctionalInterface
public interface Chance {
  boolean heads();
}
