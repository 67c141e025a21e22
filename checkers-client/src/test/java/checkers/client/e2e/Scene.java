package checkers.client.e2e;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** A server and its clients, and what ends them all. */
final class Scene implements Closeable {
  private static final int CLIENTS = 5;

  private final Path folder;
  private final int port = Programs.freePorts(CLIENTS + 1);
  private final Deque<Closeable> running = new ArrayDeque<>();

  Scene(Path folder) {
    this.folder = folder;
  }

  static void needsTerminals() {
    assumeTrue(Tmux.isInstalled(), "There is no tmux here to read screens with.");
    needsServer();
  }

  static void needsServer() {
    assumeTrue(Programs.isServerBuilt(), "The server is not packaged: mvn verify does that first.");
  }

  int port() {
    return port;
  }

  /** A server that is open when this returns. */
  Piped server(String options) throws IOException, InterruptedException {
    Piped server = keep(Piped.start(Programs.server(port, options)));
    server.await("Checkers is open");
    return server;
  }

  /** A client at the server's table, in a terminal of the smallest size. */
  Tmux guest(String name) {
    return guest(name, "--host 127.0.0.1");
  }

  Tmux guest(String name, String options) {
    return client(name, "--port " + port + " --name " + name + " " + options);
  }

  /** A client in a terminal of the smallest size. */
  Tmux client(String name, String options) {
    return keep(Tmux.start(folder, name, 80, 24, Programs.client(folder, options)));
  }

  /** Anything else in a terminal. */
  Tmux terminal(String name, String command) {
    return keep(Tmux.start(folder, name, 80, 24, command));
  }

  /** A client through pipes. */
  Piped piped(String name, String options) throws IOException {
    String there = "--plain --host 127.0.0.1 --port " + port + " --name " + name + " ";
    return keep(Piped.start(Programs.client(folder, there + options)));
  }

  <T extends Closeable> T keep(T started) {
    running.push(started);
    return started;
  }

  @Override
  public void close() throws IOException {
    while (!running.isEmpty()) {
      running.pop().close();
    }
  }
}
