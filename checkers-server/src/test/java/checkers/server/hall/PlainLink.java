package checkers.server.hall;

import java.time.Instant;

/** A link that takes whatever it is told. */
final class PlainLink implements Link {
  private final Instant lastHeard;
  private boolean closed;
  private boolean seated;

  PlainLink(Instant lastHeard) {
    this.lastHeard = lastHeard;
  }

  boolean isClosed() {
    return closed;
  }

  boolean isSeated() {
    return seated;
  }

  @Override
  public void send(byte[] frame) {}

  @Override
  public void close() {
    closed = true;
  }

  @Override
  public String peer() {
    return "somewhere";
  }

  @Override
  public Instant lastHeard() {
    return lastHeard;
  }

  @Override
  public void seatedAt(TableLoop table, int member) {
    seated = true;
  }
}
