package checkers.client.term;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The terminal that the program was started in, as a game needs it: every key comes at once and
 * none is a signal, the screen is another one than the shell's, the mouse is reported. Lanterna
 * gives it back on exit, also by a signal.
 *
 * <p>Its settings are changed by a single command, since starting a process is what takes longest
 * at the start of the program.
 */
final class RawTerminal extends UnixTerminal {
  private static final String RAW = "stty -icanon -echo -isig -ixon -iexten min 1 time 0";
  private static final String MODES_ON = "\u001b[?25l\u001b[?1002h\u001b[?1006h\u001b[?2004h";
  private static final String MODES_OFF = "\u001b[?2004l\u001b[?1006l\u001b[?1002l";
  private static final TerminalSize USUAL = new TerminalSize(80, 24);

  private final FrameOutput output;
  // Set while the superclass is being made, so they must have no initial values here.
  private @Nullable String saved;
  private @Nullable TerminalSize firstSize;

  RawTerminal(InputStream in, FrameOutput output) throws IOException {
    super(in, output, StandardCharsets.UTF_8, CtrlCBehaviour.TRAP);
    this.output = output;
    enterPrivateMode();
  }

  void write(byte[] frame) throws IOException {
    writeToTerminal(frame);
    flush();
  }

  /** After a stop the shell has had the terminal and left it in its own way. */
  void takeAgain() throws IOException {
    exec("/bin/sh", "-c", RAW);
    write(("\u001b[?1049h" + MODES_ON).getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public void enterPrivateMode() throws IOException {
    writeToTerminal(MODES_ON.getBytes(StandardCharsets.US_ASCII));
    super.enterPrivateMode();
  }

  @Override
  public void exitPrivateMode() throws IOException {
    writeToTerminal(MODES_OFF.getBytes(StandardCharsets.US_ASCII));
    super.exitPrivateMode();
    output.shut();
  }

  @Override
  protected void saveTerminalSettings() throws IOException {
    String answer =
        exec("/bin/sh", "-c", "printf '%s|%s' \"$(stty -g)\" \"$(stty size)\" && " + RAW);
    String[] parts = answer.split("\\|", -1);
    if (parts.length != 2 || parts[0].isBlank()) {
      throw new IOException("there is no terminal");
    }
    saved = parts[0].strip();
    firstSize = size(parts[1]);
  }

  @Override
  protected void restoreTerminalSettings() throws IOException {
    if (saved != null) {
      runSTTYCommand(saved);
    }
  }

  @Override
  protected void canonicalMode(boolean enabled) {}

  @Override
  protected void keyEchoEnabled(boolean enabled) {}

  @Override
  protected void keyStrokeSignalsEnabled(boolean enabled) {}

  @Override
  protected TerminalSize findTerminalSize() throws IOException {
    if (firstSize != null) {
      TerminalSize first = firstSize;
      firstSize = null;
      return first;
    }
    return size(runSTTYCommand("size"));
  }

  /** Rows and columns, as stty writes them; a terminal that does not know has the usual size. */
  static TerminalSize size(String answer) {
    String[] numbers = answer.strip().split(" ", -1);
    if (numbers.length != 2 || !(numbers[0] + numbers[1]).matches("\\d{2,9}")) {
      return USUAL;
    }
    TerminalSize size =
        new TerminalSize(Integer.parseInt(numbers[1]), Integer.parseInt(numbers[0]));
    return size.getColumns() > 0 && size.getRows() > 0 ? size : USUAL;
  }
}
