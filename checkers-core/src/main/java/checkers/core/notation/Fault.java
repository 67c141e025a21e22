package checkers.core.notation;

/**
 * Where a text goes wrong, counted from 1, and how.
 *
 * @param problem what was expected and what was found, or which rule is broken
 */
public record Fault(int line, int column, String problem) {
  /** «line 3, column 14: expected a square from 1 to 32, found "33"». */
  public String text() {
    return "line " + line + ", column " + column + ": " + problem;
  }
}
