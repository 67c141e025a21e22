package checkers.server.hall;

import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A link that takes whatever it is told. */
final class PlainLink implements Link {
  private static final int LENGTH_BYTES = 2;

  private Instant lastHeard;
  private Optional<Runnable> onClosed = Optional.empty();
  private byte @Nullable [] told;
  private boolean closed;
  private boolean seated;

  PlainLink(Instant lastHeard) {
    this.lastHeard = lastHeard;
  }

  boolean isClosed() {
    return closed;
  }

  /** A sign of life. */
  void hear(Instant now) {
    lastHeard = now;
  }

  /** The other side hangs up. */
  void hangUp() {
    closed = true;
    onClosed.ifPresent(Runnable::run);
  }

  boolean isSeated() {
    return seated;
  }

  /** What it was told last. */
  ServerFrame told() throws ProtocolException {
    byte[] frame = Optional.ofNullable(told).orElseThrow();
    return ServerFrameCodec.decode(Arrays.copyOfRange(frame, LENGTH_BYTES, frame.length));
  }

  @Override
  public void send(byte[] frame) {
    told = frame;
  }

  @Override
  public void close() {
    closed = true;
  }

  @Override
  public void onClosed(Runnable task) {
    onClosed = Optional.of(task);
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
