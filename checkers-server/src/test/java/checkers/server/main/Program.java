package checkers.server.main;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The server as a process of its own; what it says on both streams is read line by line. */
final class Program implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 15;

  private final Process process;
  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();

  /**
   * @param openFiles how many the system allows it
   */
  Program(int openFiles, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.addAll(
        List.of(
            "bash", "-c", "ulimit -n " + openFiles + " && exec env --default-signal \"$@\"", "-"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add("checkers.server.main.Main");
    command.addAll(List.of(arguments));
    process = new ProcessBuilder(command).redirectErrorStream(true).start();
    Thread reader = new Thread(this::listen, "program");
    reader.setDaemon(true);
    reader.start();
  }

  private void listen() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      lines.lines().forEach(said::add);
    } catch (IOException | UncheckedIOException ended) {
      said.add("(" + ended.getMessage() + ")");
    }
  }

  /** The lines up to and with the one that contains these words. */
  List<String> readTo(String words) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    while (lines.isEmpty() || !lines.get(lines.size() - 1).contains(words)) {
      String line = said.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError("«" + words + "» was never said, but: " + lines);
      }
      lines.add(line);
    }
    return lines;
  }

  void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
        .inheritIO()
        .start()
        .waitFor();
  }

  /** The exit code. */
  int await() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("still running");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
