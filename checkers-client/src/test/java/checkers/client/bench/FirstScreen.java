package checkers.client.bench;

import checkers.client.model.Preferences.Theme;
import checkers.client.term.Painter;
import checkers.client.view.View;
import checkers.core.bench.Bar;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How long it takes from the command to the whole first screen, and then to answer first keys. */
final class FirstScreen {
  private static final double BAR_SECONDS = 0.5;
  private static final int STARTS = 7;
  private static final String CLIENT = "scripts/client";

  /** Choose, open the form, go to its button, start a game, go to another piece, take it. */
  private static final List<String> FIRST_KEYS =
      List.of("\u001b[B", "\u001b[A", "1", "\u001b[A", "\r", "\u001b[C", "\r");

  private FirstScreen() {}

  static void measure() throws IOException, InterruptedException {
    if (!Pty.isThere()) {
      Figures.say("No script of util-linux here: the start is left out, and with it its bar.");
      return;
    }
    Path home = Files.createTempDirectory("checkers-bench");
    Map<String, String> environment = new TreeMap<>();
    environment.put("TERM", "xterm-256color");
    environment.put("COLORTERM", "truecolor");
    environment.put("XDG_CONFIG_HOME", home.toString());
    // The first start may build, and fills the caches of the system.
    start(environment, new ArrayList<>());
    List<Double> seconds = new ArrayList<>();
    List<Double> launcher = new ArrayList<>();
    List<List<Double>> keys = new ArrayList<>();
    Map<String, String> withoutJava = new TreeMap<>(environment);
    withoutJava.put("JAVA_HOME", noJava(home).toString());
    for (int i = 0; i < STARTS; i++) {
      List<Double> answers = new ArrayList<>();
      seconds.add(start(environment, answers));
      keys.add(answers);
      try (Pty pty = new Pty(CLIENT, withoutJava)) {
        launcher.add(pty.secondsUntil("no java".getBytes(StandardCharsets.US_ASCII)));
      }
    }
    tell(new Figures(seconds), new Figures(launcher), keys);
  }

  private static void tell(Figures seconds, Figures launcher, List<List<Double>> keys) {
    Figures.say(
        "command to first screen: median %.3f s (%.3f to %.3f), of which the launcher %.3f s",
        seconds.median(), seconds.least(), seconds.most(), launcher.median());
    StringBuilder each = new StringBuilder();
    for (int key = 0; key < FIRST_KEYS.size(); key++) {
      int at = key;
      Figures answers = new Figures(keys.stream().map(all -> 1000 * all.get(at)).toList());
      each.append(String.format(Locale.ROOT, " %.1f", answers.median()));
    }
    Figures.say("first keys after a start, each median in ms:%s", each);
    Bar.atMost("first-screen-s", seconds.median(), BAR_SECONDS);
  }

  private static double start(Map<String, String> environment, List<Double> answers)
      throws IOException, InterruptedException {
    byte[] screen = new Painter().paint(View.draw(MoveBytes.model(Theme.TRUECOLOR, true)));
    try (Pty pty = new Pty(CLIENT, environment)) {
      double seconds = pty.secondsUntil(screen);
      Thread.sleep(100);
      for (String key : FIRST_KEYS) {
        answers.add(pty.secondsToAnswer(key));
      }
      pty.type("\u0003");
      return seconds;
    }
  }

  /** A JDK whose java only says that the launcher has come to it. */
  private static Path noJava(Path folder) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("jdk").resolve("bin"));
    Path java = bin.resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf 'no java'\n");
    if (!java.toFile().setExecutable(true)) {
      throw new IOException(java + " cannot be made executable");
    }
    Files.writeString(folder.resolve("jdk").resolve("release"), "JAVA_VERSION=\"17\"\n");
    return folder.resolve("jdk");
  }
}
