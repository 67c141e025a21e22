package checkers.client.e2e;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The programs as this build has made them, started directly. */
final class Programs {
  private static final Path SERVER = Path.of("../checkers-server/target/program");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private Programs() {}

  static boolean isServerBuilt() {
    return Files.isDirectory(SERVER);
  }

  static String server(int port, String options) {
    return "%s -cp '%s/*' checkers.server.main.Main --base-port %d --host 127.0.0.1 %s"
        .formatted(JAVA, SERVER.toAbsolutePath().normalize(), port, options);
  }

  /** The client, keeping its preferences in that folder. */
  static String client(Path home, String options) {
    String classPath =
        Stream.of(System.getProperty("java.class.path").split(":", -1))
            .filter(entry -> !entry.contains("junit") && !entry.contains("archunit"))
            .collect(Collectors.joining(":"));
    return "env XDG_CONFIG_HOME=%s COLORTERM=truecolor %s -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' checkers.client.app.Main %s"
        .formatted(home, JAVA, classPath, options);
  }

  /** A port with some free ones after it. */
  static int freePorts() throws IOException {
    for (int attempt = 0; attempt < 100; attempt++) {
      try (ServerSocket any = new ServerSocket(0)) {
        int port = any.getLocalPort() - 10;
        if (port > 1024 && port < 65000) {
          return port;
        }
      }
    }
    throw new IOException("no free port found");
  }
}
