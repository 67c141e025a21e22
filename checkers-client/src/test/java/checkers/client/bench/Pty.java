package checkers.client.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A shell command in a terminal of 80x24, made by {@code script}; what it writes has its time. */
final class Pty implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;
  private static final byte[] GO = "!go!".getBytes(StandardCharsets.US_ASCII);

  /** Bytes, each as one character, and when they came. */
  private record Piece(String bytes, long nanos) {}

  private final Process process;
  private final BlockingQueue<Piece> pieces = new LinkedBlockingQueue<>();
  private final StringBuilder seen = new StringBuilder();
  private final long started;

  /** Starts the command; the time counts from when the shell becomes it. */
  Pty(String command, Map<String, String> environment) throws IOException, InterruptedException {
    String line = "stty rows 24 cols 80; printf '!%s!' go; exec " + command;
    ProcessBuilder builder =
        new ProcessBuilder(List.of("script", "-qec", line, "/dev/null")).redirectErrorStream(true);
    builder.environment().keySet().removeIf(Pty::mattersToTheClient);
    builder.environment().putAll(environment);
    process = builder.start();
    Thread reader = new Thread(this::read, "pty");
    reader.setDaemon(true);
    reader.start();
    started = await(GO);
  }

  private static boolean mattersToTheClient(String variable) {
    return variable.startsWith("CHECKERS_") || variable.equals("NO_COLOR");
  }

  static boolean isThere() throws InterruptedException {
    try {
      Process version = new ProcessBuilder("script", "--version").start();
      return new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
          .contains("util-linux");
    } catch (IOException missing) {
      return false;
    }
  }

  private void read() {
    byte[] bytes = new byte[65536];
    try (InputStream in = process.getInputStream()) {
      for (int count = in.read(bytes); count > 0; count = in.read(bytes)) {
        pieces.add(
            new Piece(new String(bytes, 0, count, StandardCharsets.ISO_8859_1), System.nanoTime()));
      }
    } catch (IOException closed) {
      // As at its end.
    }
  }

  /** Seconds from the start until it has written these bytes, counted from those awaited before. */
  double secondsUntil(byte[] expected) throws InterruptedException {
    return (await(expected) - started) / 1e9;
  }

  /** Types a key and gives the seconds until the last byte before it falls silent. */
  double secondsToAnswer(String key) throws IOException, InterruptedException {
    pieces.clear();
    long start = System.nanoTime();
    type(key);
    long last = next(PATIENCE_SECONDS * 1000).nanos;
    for (Piece more = poll(25); more != null; more = poll(25)) {
      last = more.nanos;
    }
    return (last - start) / 1e9;
  }

  void type(String key) throws IOException {
    OutputStream keyboard = process.getOutputStream();
    keyboard.write(key.getBytes(StandardCharsets.UTF_8));
    keyboard.flush();
  }

  private long await(byte[] expected) throws InterruptedException {
    String wanted = new String(expected, StandardCharsets.ISO_8859_1);
    while (true) {
      Piece piece = next(PATIENCE_SECONDS * 1000);
      seen.append(piece.bytes);
      if (seen.indexOf(wanted) >= 0) {
        seen.setLength(0);
        return piece.nanos;
      }
    }
  }

  private Piece next(int millis) throws InterruptedException {
    Piece piece = poll(millis);
    if (piece == null) {
      throw new IllegalStateException("waited in vain; written so far: " + seen);
    }
    return piece;
  }

  private @Nullable Piece poll(int millis) throws InterruptedException {
    return pieces.poll(millis, TimeUnit.MILLISECONDS);
  }

  /** Ends the command, if it has not ended by itself after what was typed. */
  @Override
  public void close() {
    try {
      if (!process.waitFor(2, TimeUnit.SECONDS)) {
        process.destroy();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
