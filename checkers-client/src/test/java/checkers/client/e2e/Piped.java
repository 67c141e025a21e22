package checkers.client.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A program without a terminal: lines go in, lines come out. */
final class Piped implements Closeable {
  private static final String END = "(the end)";

  private final Process process;
  private final BufferedWriter in;
  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final List<String> heard = new ArrayList<>();

  private Piped(Process process) {
    this.process = process;
    in = process.outputWriter(StandardCharsets.UTF_8);
  }

  static Piped start(String command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", "exec " + command);
    Piped program = new Piped(builder.redirectErrorStream(true).start());
    Thread reader = new Thread(program::listen, "piped");
    reader.setDaemon(true);
    reader.start();
    return program;
  }

  private void listen() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      lines.lines().forEach(said::add);
    } catch (IOException | UncheckedIOException ended) {
      // Nothing more is said, as at any other end.
    }
    said.add(END);
  }

  void type(String line) throws IOException {
    in.write(line + "\n");
    in.flush();
  }

  /** No more lines: the pipe is closed. */
  void typeNoMore() throws IOException {
    in.close();
  }

  /** The lines since the last call, up to and with the one that contains these words. */
  String await(String words) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    while (true) {
      String line = said.poll(Tmux.PATIENCE.toSeconds(), TimeUnit.SECONDS);
      if (line == null || line.equals(END)) {
        heard.addAll(lines);
        return fail("«" + words + "» was never said, but:\n" + String.join("\n", heard));
      }
      lines.add(line);
      if (line.contains(words)) {
        heard.addAll(lines);
        return String.join("\n", lines);
      }
    }
  }

  /** What it said before it ended. */
  String awaitEnd() throws InterruptedException {
    assertTrue(
        process.waitFor(Tmux.PATIENCE.toSeconds(), TimeUnit.SECONDS),
        () -> "it does not end, and has said:\n" + String.join("\n", heard) + "\n" + said);
    List<String> lines = new ArrayList<>();
    String line = said.take();
    while (!line.equals(END)) {
      lines.add(line);
      line = said.take();
    }
    return String.join("\n", lines);
  }

  int exitCode() {
    return process.exitValue();
  }

  boolean isRunning() {
    return process.isAlive();
  }

  /** SIGTERM, without closing the pipes as the process itself would. */
  void terminate() {
    process.toHandle().destroy();
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
