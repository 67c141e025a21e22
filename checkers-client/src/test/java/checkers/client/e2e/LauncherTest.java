package checkers.client.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts that people start, in a tree that is built already. */
@Tag("C2")
@Tag("C21")
class LauncherTest {
  private static final Path SCRIPTS = Path.of("../scripts").toAbsolutePath().normalize();

  /** No other screen, cursor shown, no mouse. */
  private static final String AS_BEFORE = "0 1 0";

  @TempDir private Path folder;
  private Scene scene;

  @BeforeAll
  static void needsTerminals() {
    Scene.needsTerminals();
  }

  @BeforeEach
  void makeTree() throws IOException {
    scene = new Scene(folder);
    copyAll(SCRIPTS, folder.resolve("scripts"));
    for (String sources : List.of("checkers-core", "checkers-server", "checkers-client")) {
      Files.createDirectories(folder.resolve(sources).resolve("src/main"));
      Files.createFile(folder.resolve(sources).resolve("pom.xml"));
    }
    Files.createFile(folder.resolve("pom.xml"));
    Files.createDirectory(folder.resolve(".mvn"));
    copyAll(Programs.SERVER, program("checkers-server"));
    Path client = Files.createDirectories(program("checkers-client"));
    for (Path entry : Programs.classPath()) {
      if (Files.isDirectory(entry)) {
        pack(entry, Files.createTempFile(client, "classes", ".jar"));
      } else {
        Files.copy(entry, client.resolve(entry.getFileName()));
      }
    }
    for (String module : List.of("checkers-server", "checkers-client")) {
      Files.writeString(program(module).resolve(".built"), "");
    }
  }

  @AfterEach
  void endAll() throws Exception {
    scene.close();
  }

  private Path program(String module) {
    return folder.resolve(module).resolve("target/program");
  }

  private static void copyAll(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(file.getFileName());
        Files.copy(file, copy);
        assertTrue(!Files.isExecutable(file) || copy.toFile().setExecutable(true));
      }
    }
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        packed.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        Files.copy(file, packed);
        packed.closeEntry();
      }
    }
  }

  private String script(String name) {
    return "env JAVA_HOME=%s XDG_CONFIG_HOME=%s %s"
        .formatted(System.getProperty("java.home"), folder, folder.resolve("scripts/" + name));
  }

  @Test
  void givesTheTerminalBackHoweverTheClientEnds() {
    Tmux quit = open("quit");
    quit.type("q");
    assertGivenBack(quit, 0);

    Tmux interrupted = open("interrupted");
    interrupted.type("C-c");
    assertGivenBack(interrupted, 130);

    Tmux terminated = open("terminated");
    terminated.java().destroy();
    assertGivenBack(terminated, 143);

    Tmux ended = open("ended");
    ended.java().parent().orElseThrow().destroy();
    assertGivenBack(ended, 143);

    Tmux killed = open("killed");
    killed.java().destroyForcibly();
    killed.await("The client was ended by force (signal 9).");
    assertGivenBack(killed, 137);
  }

  private Tmux open(String name) {
    Tmux tmux = scene.terminal(name, "echo the shell was here; " + script("client"));
    tmux.await("Two players at this screen");
    assertEquals("1 0 1", tmux.state("alternate_on", "cursor_flag", "mouse_any_flag"));
    return tmux;
  }

  private static void assertGivenBack(Tmux tmux, int exitCode) {
    tmux.await("exit code " + exitCode);
    tmux.await("settings as before");
    tmux.await("the shell was here");
    assertEquals(AS_BEFORE, tmux.state("alternate_on", "cursor_flag", "mouse_any_flag"));
  }

  @Test
  void hostsAGameForAPipeAndATerminal() throws Exception {
    Piped server =
        scene.keep(Piped.start(script("server") + " --host 127.0.0.1 --base-port " + scene.port()));
    server.await("Checkers is open on port " + scene.port());
    String there = " --host 127.0.0.1 --port " + scene.port();
    Piped ada = scene.keep(Piped.start(script("client") + there + " --name Ada"));
    ada.await("Checkers in plain text.");
    ada.await("Waiting for another player.");
    Tmux bob = scene.terminal("bob", script("client") + there + " --name Bob");
    boolean white = ada.await("You play").contains("You play white.");
    Player other = Player.at(bob);
    assertEquals(white ? "Red" : "White", other.side().toString());
    ada.type("quit");
    ada.await("Leave this game?");
    ada.type("yes");
    ada.awaitEnd();
    assertEquals(0, ada.exitCode());
    bob.await("has disconnected.");
    server.terminate();
    server.awaitEnd();
    bob.await("The server is shutting down.");
    bob.type("Enter");
    assertGivenBackAfterPlay(bob);
  }

  private static void assertGivenBackAfterPlay(Tmux tmux) {
    tmux.await("exit code 0");
    assertEquals(AS_BEFORE, tmux.state("alternate_on", "cursor_flag", "mouse_any_flag"));
  }
}
