package checkers.server.main;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import picocli.CommandLine;

/** What the program says and how it ends. */
record Run(int exitCode, String out, String err) {
  static Run of(String... arguments) {
    return of(Map.of(), arguments);
  }

  static Run of(Map<String, String> environment, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command = Main.commandLine(new Environment(environment));
    command.setUsageHelpAutoWidth(false);
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return new Run(command.execute(arguments), out.toString(), err.toString());
  }

  /** What it says, without line breaks. */
  String words() {
    return out.replaceAll("\\s+", " ");
  }
}
