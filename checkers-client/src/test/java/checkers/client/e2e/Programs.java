package checkers.client.e2e;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The programs as this build has made them, as commands of a shell. */
final class Programs {
  static final Path SERVER =
      Path.of("../checkers-server/target/program").toAbsolutePath().normalize();

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java")
          + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dfile.encoding=UTF-8";

  // Outside the range from which the system takes its own.
  private static final int FIRST_PORT = 10_000;
  private static final int PORTS = 22_000;
  private static final AtomicInteger NEXT_PORT =
      new AtomicInteger((int) (ProcessHandle.current().pid() * 89 % PORTS));

  private Programs() {}

  static boolean isServerBuilt() {
    return Files.isDirectory(SERVER);
  }

  static String server(int port, String options) {
    return "%s -cp '%s/*' checkers.server.main.Main --base-port %d --host 127.0.0.1 %s"
        .formatted(JAVA, SERVER, port, options);
  }

  /** The client, keeping its preferences in that folder. */
  static String client(Path home, String options) {
    String classPath = classPath().stream().map(Path::toString).collect(Collectors.joining(":"));
    return "env XDG_CONFIG_HOME=%s COLORTERM=truecolor %s -cp '%s' checkers.client.app.Main %s"
        .formatted(home, JAVA, classPath, options);
  }

  /** Folders and jars of the client and of what it needs. */
  static List<Path> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(":", -1))
        .filter(entry -> !entry.endsWith("test-classes") && !entry.endsWith("-tests.jar"))
        .filter(entry -> !entry.contains("junit") && !entry.contains("archunit"))
        .map(Path::of)
        .filter(Files::exists)
        .toList();
  }

  /** The first of so many free ports in a row. Every call gives others. */
  static int freePorts(int count) {
    for (int attempt = 0; attempt < 1000; attempt++) {
      int first = FIRST_PORT + NEXT_PORT.getAndAdd(count) % PORTS;
      if (areFree(first, count)) {
        return first;
      }
    }
    throw new AssertionError("no free ports");
  }

  private static boolean areFree(int first, int count) {
    for (int port = first; port < first + count; port++) {
      try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        free.setReuseAddress(true);
      } catch (IOException taken) {
        return false;
      }
    }
    return true;
  }
}
