package checkers.client.term;

import checkers.client.update.Input;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the keyboard. One thread waits for bytes, another decodes them, since a wait for bytes
 * cannot be cut short when an Esc has stood alone for long enough.
 */
final class KeyReader {
  private static final byte[] END = {};

  private final InputStream in;
  private final KeyDecoder decoder;
  private final Runnable ended;
  private final BlockingQueue<byte[]> pieces = new LinkedBlockingQueue<>();

  /**
   * @param ended called when there will be no more keys
   */
  KeyReader(InputStream in, Consumer<Input> out, Runnable ended) {
    this.in = in;
    decoder = new KeyDecoder(out);
    this.ended = ended;
  }

  void start() {
    daemon(this::read, "keyboard");
    daemon(this::decode, "keys");
  }

  private static void daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  private void read() {
    byte[] bytes = new byte[1024];
    try {
      for (int count = in.read(bytes); count > 0; count = in.read(bytes)) {
        pieces.add(Arrays.copyOf(bytes, count));
      }
    } catch (IOException gone) {
      // The terminal is gone: that is an end like any other.
    }
    pieces.add(END);
  }

  private void decode() {
    try {
      for (Optional<byte[]> piece = next(); piece.isEmpty() || piece.get() != END; piece = next()) {
        if (piece.isPresent()) {
          decoder.feed(piece.get(), piece.get().length);
        } else {
          decoder.giveUp();
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    decoder.giveUp();
    ended.run();
  }

  /** Nothing if what is half-read has waited for too long. */
  private Optional<byte[]> next() throws InterruptedException {
    if (decoder.patience().isEmpty()) {
      return Optional.of(pieces.take());
    }
    long millis = decoder.patience().get().toMillis();
    byte @Nullable [] piece = pieces.poll(millis, TimeUnit.MILLISECONDS);
    return Optional.ofNullable(piece);
  }
}
