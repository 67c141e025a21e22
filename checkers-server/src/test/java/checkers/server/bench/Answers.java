package checkers.server.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;

/** The other end of a {@link Subject}: says where it listens, then what it is asked. */
final class Answers {
  private Answers() {}

  /** Returns when the one who asks has gone. */
  static void give(int port) throws IOException {
    System.out.println(port);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String question = in.readLine(); question != null; question = in.readLine()) {
      System.out.println(question.equals("heap") ? heap() : cpu());
    }
  }

  private static long heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static long cpu() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
