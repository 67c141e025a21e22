package checkers.server.hall;

import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Takes the server's log: a warning means a fault of ours, and nothing is printed. */
final class FaultLog extends Handler {
  private final Logger log = Logger.getLogger("checkers");

  private FaultLog() {}

  /** A warning that is logged during that work ends it. */
  static <T> T during(Supplier<T> work) {
    FaultLog faults = new FaultLog();
    faults.log.setLevel(Level.WARNING);
    faults.log.setUseParentHandlers(false);
    faults.log.addHandler(faults);
    try {
      return work.get();
    } finally {
      faults.close();
    }
  }

  @Override
  public void publish(LogRecord entry) {
    if (isLoggable(entry)) {
      Violation fault = new Violation(entry.getMessage());
      fault.initCause(entry.getThrown());
      throw fault;
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    log.removeHandler(this);
    log.setUseParentHandlers(true);
    log.setLevel(null);
  }
}
