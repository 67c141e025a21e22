package checkers.core.notation;

/** Carries a fault out of the depths of a parser; the parser's public method makes it a value. */
final class Unreadable extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Fault fault;

  Unreadable(Fault fault) {
    super(fault.text(), null, false, false);
    this.fault = fault;
  }

  Fault fault() {
    return fault;
  }
}
