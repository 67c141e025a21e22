package checkers.client.term;

import checkers.client.update.Input;
import checkers.client.view.Canvas;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** The ways of bytes through a terminal, without one: keys are put in, frames are written. */
public final class PipedTerminal {
  private final BlockingQueue<byte[]> typed = new LinkedBlockingQueue<>();
  private final Painter painter = new Painter();
  private final FrameOutput output;

  public PipedTerminal(OutputStream device, Consumer<Input> keys) {
    output = new FrameOutput(device);
    new KeyReader(keyboard(), keys, () -> {}).start();
  }

  /** Bytes as a terminal sends them for a key. */
  public void type(byte[] key) {
    typed.add(key);
  }

  public void draw(Canvas canvas) throws IOException {
    byte[] frame = painter.paint(canvas);
    output.write(frame, 0, frame.length);
    output.flush();
  }

  public void forget() {
    painter.forget();
  }

  private InputStream keyboard() {
    return new InputStream() {
      @Override
      public int read() {
        throw new UnsupportedOperationException("read by pieces only");
      }

      @Override
      public int read(byte[] into, int from, int count) throws IOException {
        try {
          byte[] piece = typed.take();
          System.arraycopy(piece, 0, into, from, piece.length);
          return piece.length;
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
          throw new IOException(interrupted);
        }
      }
    };
  }
}
