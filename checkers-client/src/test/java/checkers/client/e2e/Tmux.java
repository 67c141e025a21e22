package checkers.client.e2e;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** A terminal of its own, in which one program runs. */
final class Tmux implements Closeable {
  /** Generous, since it is only reached by a test that fails. */
  static final Duration PATIENCE = Duration.ofSeconds(60);

  static final Duration BETWEEN_LOOKS = Duration.ofMillis(15);

  private final Path socket;

  private Tmux(Path socket) {
    this.socket = socket;
  }

  static boolean isInstalled() {
    try {
      return new ProcessBuilder("tmux", "-V").redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException missing) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Starts a shell command in a terminal of that size. The terminal outlives the command; then it
   * shows the exit code, and whether the settings are those from before.
   */
  static Tmux start(Path folder, String name, int columns, int rows, String command) {
    Tmux tmux = new Tmux(folder.resolve(name));
    String script =
        "before=$(stty -g); %s; code=$?; [ \"$before\" = \"$(stty -g)\" ] && echo settings as before; echo exit code $code; exec cat"
            .formatted(command);
    tmux.run(
        "new-session",
        "-d",
        "-x",
        Integer.toString(columns),
        "-y",
        Integer.toString(rows),
        "sh -c '" + script.replace("'", "'\\''") + "'");
    return tmux;
  }

  /** Types keys by tmux's names: {@code Enter}, {@code Left}, {@code y}. */
  void type(String... keys) {
    List<String> arguments = new ArrayList<>(List.of("send-keys"));
    arguments.addAll(List.of(keys));
    run(arguments.toArray(String[]::new));
  }

  /** Types text as it is. */
  void text(String text) {
    run("send-keys", "-l", text);
  }

  /** Presses the left button at a cell, by the bytes that terminals send. */
  void press(int column, int row) {
    mouse("<0;" + (column + 1) + ";" + (row + 1) + "M");
  }

  void drag(int column, int row) {
    mouse("<32;" + (column + 1) + ";" + (row + 1) + "M");
  }

  void release(int column, int row) {
    mouse("<0;" + (column + 1) + ";" + (row + 1) + "m");
  }

  private void mouse(String report) {
    List<String> arguments = new ArrayList<>(List.of("send-keys", "-H", "1b", "5b"));
    for (byte each : report.getBytes(StandardCharsets.US_ASCII)) {
      arguments.add(Integer.toHexString(each));
    }
    run(arguments.toArray(String[]::new));
  }

  void resize(int columns, int rows) {
    run("resize-window", "-x", Integer.toString(columns), "-y", Integer.toString(rows));
  }

  /** What the terminal shows, line by line. */
  String screen() {
    return run("capture-pane", "-p");
  }

  /** The top row, where a client says what has just happened. */
  String topRow() {
    return screen().lines().findFirst().orElse("").strip();
  }

  /** Waits until the screen shows that text, and gives the screen. */
  String await(String text) {
    return await("«" + text + "»", screen -> screen.contains(text));
  }

  String awaitNo(String text) {
    return await("no more «" + text + "»", screen -> !screen.contains(text));
  }

  String await(String what, Predicate<String> shown) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    String screen = screen();
    while (!shown.test(screen)) {
      if (System.nanoTime() > deadline) {
        return fail("the screen does not show " + what + ":\n" + screen);
      }
      LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
      screen = screen();
    }
    return screen;
  }

  /** What tmux knows of the terminal, such as {@code alternate_on}. */
  String state(String... variables) {
    return run("display-message", "-p", "#{" + String.join("} #{", variables) + "}").strip();
  }

  /** The program's process, below the shell and whatever script has started it. */
  ProcessHandle java() {
    return processes().stream()
        .filter(process -> process.info().command().filter(it -> it.endsWith("/java")).isPresent())
        .findFirst()
        .orElseThrow(() -> new AssertionError("no program runs here:\n" + screen()));
  }

  private List<ProcessHandle> processes() {
    long shell = Long.parseLong(state("pane_pid"));
    return ProcessHandle.of(shell).stream().flatMap(ProcessHandle::descendants).toList();
  }

  private String run(String... arguments) {
    List<String> command =
        new ArrayList<>(List.of("tmux", "-S", socket.toString(), "-f", "/dev/null", "-u"));
    command.addAll(List.of(arguments));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS) || process.exitValue() != 0) {
        return fail(command + " failed: " + printed);
      }
      return printed;
    } catch (IOException failed) {
      return fail(command + " failed", failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return fail(command + " was interrupted", interrupted);
    }
  }

  @Override
  public void close() {
    List<ProcessHandle> left = processes();
    run("kill-server");
    left.forEach(ProcessHandle::destroyForcibly);
  }
}
