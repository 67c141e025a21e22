package checkers.client.term;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Holds back what is written until it is flushed, and then writes it at once. */
final class FrameOutput extends OutputStream {
  private final OutputStream device;
  private final ByteArrayOutputStream held = new ByteArrayOutputStream(8192);
  private boolean shut;

  FrameOutput(OutputStream device) {
    this.device = device;
  }

  @Override
  public synchronized void write(int b) {
    held.write(b);
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int count) {
    held.write(bytes, from, count);
  }

  @Override
  public synchronized void flush() throws IOException {
    byte[] frame = held.toByteArray();
    held.reset();
    if (frame.length > 0 && !shut) {
      device.write(frame);
      device.flush();
    }
  }

  /** The terminal belongs to others again: a frame that comes late is not written. */
  synchronized void shut() {
    shut = true;
  }
}
