package checkers.core.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The C++ perft that ours is measured against, built on the spot where there is a compiler. */
final class Reference {
  private static final Path SOURCE = Path.of("checkers-core/src/test/cpp/fastperft.cpp");
  private static final Path PROGRAM = Path.of("checkers-core/target/fastperft");

  private Reference() {}

  /** Whether the program could be built. */
  static boolean build() throws IOException, InterruptedException {
    Files.createDirectories(PROGRAM.getParent());
    List<String> compile =
        List.of(
            "g++",
            "-O3",
            "-march=native",
            "-std=c++17",
            SOURCE.toString(),
            "-o",
            PROGRAM.toString());
    try {
      return new ProcessBuilder(compile).inheritIO().start().waitFor() == 0;
    } catch (IOException noCompiler) {
      return false;
    }
  }

  /** Nodes per second of one run at that depth. */
  static double run(String fen, int depth) throws IOException, InterruptedException {
    List<String> command = List.of("./" + PROGRAM, "-f", fen, "-d", Integer.toString(depth));
    Optional<String> last = Output.of(command).reduce((line, next) -> next);
    String megaNodes = last.orElseThrow().replaceAll(".*s\\s+([0-9.]+) Mn/s.*", "$1");
    return 1e6 * Double.parseDouble(megaNodes);
  }
}
