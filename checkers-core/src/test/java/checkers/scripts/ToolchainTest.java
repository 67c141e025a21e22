package checkers.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the scripts where something that they need is missing. */
class ToolchainTest {
  private static final Path BASH = Path.of("/bin/bash");
  private static final Path SCRIPTS = Path.of("../scripts").toAbsolutePath().normalize();
  private static final List<String> ALWAYS_THERE =
      List.of("bash", "cat", "dirname", "find", "grep", "head", "mktemp", "readlink", "rm", "sed");

  @TempDir private Path machine;

  /** What a script printed, and how it ended. */
  private record Run(int exitCode, String printed) {}

  @BeforeAll
  static void needsBash() {
    assumeTrue(Files.isExecutable(BASH), "There is no bash here to run the scripts with.");
  }

  /** A machine with the usual commands, but without Java and Maven, and with nothing built. */
  @BeforeEach
  void makeMachine() throws IOException {
    Path bin = Files.createDirectory(machine.resolve("bin"));
    for (String command : ALWAYS_THERE) {
      executable(bin.resolve(command), "PATH=/bin:/usr/bin exec " + command + " \"$@\"");
    }
    Path scripts = Files.createDirectories(machine.resolve("project/scripts"));
    try (var files = Files.list(SCRIPTS)) {
      for (Path script : files.filter(Files::isRegularFile).toList()) {
        Files.copy(script, scripts.resolve(script.getFileName()));
      }
    }
  }

  private Run run(String script, Map<String, String> environment)
      throws IOException, InterruptedException {
    Path file = machine.resolve("project/scripts").resolve(script);
    ProcessBuilder builder = new ProcessBuilder(BASH.toString(), file.toString());
    builder.environment().clear();
    builder.environment().put("PATH", machine.resolve("bin").toString());
    builder.environment().putAll(environment);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(1, TimeUnit.MINUTES), () -> script + " does not end: " + printed);
    return new Run(process.exitValue(), printed);
  }

  private Path install(String name, String version, String... commands) throws IOException {
    Path home = Files.createDirectories(machine.resolve(name));
    Files.createDirectory(home.resolve("bin"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    for (String command : commands) {
      executable(home.resolve("bin").resolve(command), "exit 1");
    }
    return home;
  }

  private static void executable(Path file, String line) throws IOException {
    Files.writeString(file, "#!" + BASH + "\n" + line + "\n");
    assertTrue(file.toFile().setExecutable(true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"test", "server", "client"})
  void saysThatJavaIsMissingAndHowToGetIt(String script) throws Exception {
    Run run = run(script, Map.of());

    assertEquals(1, run.exitCode(), run::printed);
    assertEquals(
        "checkers: no Java found; JDK 17 or newer is needed.",
        run.printed().lines().findFirst().orElse(""));
    assertTrue(run.printed().contains("sudo apt install openjdk-17-jdk"), run::printed);
  }

  @Test
  void namesAJavaThatIsTooOld() throws Exception {
    Path old = install("jdk-11", "11.0.2", "java", "javac");

    Run run = run("server", Map.of("JAVA_HOME", old.toString()));

    assertEquals(1, run.exitCode(), run::printed);
    assertEquals(
        "checkers: Java 11 found at " + old + "/bin/java; JDK 17 or newer is needed.",
        run.printed().lines().findFirst().orElse(""));
  }

  @Test
  void namesAJavaHomeWithoutJava() throws Exception {
    Run run = run("client", Map.of("JAVA_HOME", "/nowhere"));

    assertEquals(1, run.exitCode(), run::printed);
    assertTrue(run.printed().startsWith("checkers: JAVA_HOME is /nowhere, but"), run::printed);
  }

  @Test
  void saysThatACompilerIsMissing() throws Exception {
    Path runtime = install("jre-17", "17.0.1", "java");

    Run run = run("test", Map.of("JAVA_HOME", runtime.toString()));

    assertEquals(1, run.exitCode(), run::printed);
    assertTrue(run.printed().startsWith("checkers: a Java runtime without compiler"), run::printed);
  }

  @Test
  void saysThatMavenIsMissingAndHowToGetIt() throws Exception {
    Path jdk = install("jdk-21", "21.0.1", "java", "javac");

    Run run = run("server", Map.of("JAVA_HOME", jdk.toString()));

    assertEquals(1, run.exitCode(), run::printed);
    assertTrue(run.printed().startsWith("checkers: no Maven found (mvn)"), run::printed);
    assertTrue(run.printed().contains("sudo apt install maven"), run::printed);
  }
}
