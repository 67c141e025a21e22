package checkers.client.bench;

import java.io.IOException;
import java.util.List;

/** {@code scripts/bench client}: what somebody at a terminal waits for. */
public final class ClientBench {
  private ClientBench() {}

  /**
   * Runs it all.
   *
   * @param args names of parts to run, or none for all: start, bytes, keys
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> parts = args.length == 0 ? List.of("start", "bytes", "keys") : List.of(args);
    if (parts.contains("start")) {
      FirstScreen.measure();
    }
    if (parts.contains("bytes")) {
      MoveBytes.measure();
    }
    if (parts.contains("keys")) {
      KeyTimes.measure();
    }
    System.exit(0);
  }
}
