package checkers.server.net;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Everything that is logged meanwhile, with all details of ours. */
final class CapturedLog extends Handler implements AutoCloseable {
  private static final Logger ROOT = Logger.getLogger("");
  private static final Logger OURS = Logger.getLogger("checkers");

  private final List<String> lines = new CopyOnWriteArrayList<>();

  CapturedLog() {
    setLevel(Level.ALL);
    OURS.setLevel(Level.ALL);
    ROOT.addHandler(this);
  }

  @Override
  public void publish(LogRecord entry) {
    String cause = entry.getThrown() == null ? "" : " " + entry.getThrown();
    lines.add(entry.getLevel() + " " + entry.getLoggerName() + " " + entry.getMessage() + cause);
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  /** Ours as well as Netty's. */
  List<String> warnings() {
    return lines.stream()
        .filter(line -> line.startsWith("WARNING") || line.startsWith("SEVERE"))
        .toList();
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    ROOT.removeHandler(this);
    OURS.setLevel(null);
  }
}
