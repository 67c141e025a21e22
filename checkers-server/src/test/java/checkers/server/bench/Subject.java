package checkers.server.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A program under load, in a process of its own with the JVM options of {@code scripts/server}. */
final class Subject implements AutoCloseable {
  private final Process process;
  private final BufferedReader out;
  private final PrintWriter in;
  private final int port;

  private Subject(Process process) throws IOException {
    this.process = process;
    out = process.inputReader(StandardCharsets.UTF_8);
    in = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
    port = Integer.parseInt(out.readLine());
  }

  static Subject start(Class<?> program) throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            program.getName());
    return new Subject(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start());
  }

  int port() {
    return port;
  }

  /** Bytes of heap in use after a collection. */
  long heap() {
    return ask("heap");
  }

  /** Processor time used so far, in nanoseconds. */
  long cpu() {
    return ask("cpu");
  }

  private long ask(String what) {
    in.println(what);
    try {
      return Long.parseLong(out.readLine());
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** The program ends when nobody can ask it any more. */
  @Override
  public void close() {
    in.close();
    process.onExit().join();
  }
}
