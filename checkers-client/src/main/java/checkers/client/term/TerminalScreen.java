package checkers.client.term;

import checkers.client.model.Size;
import checkers.client.update.Input;
import checkers.client.view.Canvas;
import com.googlecode.lanterna.TerminalSize;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** The terminal as the loop sees it. */
public final class TerminalScreen implements AutoCloseable {
  private static final byte[] BELL = "\u0007".getBytes(StandardCharsets.US_ASCII);

  private final RawTerminal terminal;
  private final Size size;
  private final Painter painter = new Painter();

  private TerminalScreen(RawTerminal terminal, Size size) {
    this.terminal = terminal;
    this.size = size;
  }

  /**
   * Takes the terminal over.
   *
   * @param out where keys, mouse gestures and changes of size go
   * @param ended called when the terminal is gone
   * @throws IOException if there is none
   */
  public static TerminalScreen open(Consumer<Input> out, Runnable ended) throws IOException {
    FileInputStream in = new FileInputStream(FileDescriptor.in);
    FrameOutput output = new FrameOutput(new FileOutputStream(FileDescriptor.out));
    RawTerminal terminal = new RawTerminal(in, output);
    TerminalScreen screen = new TerminalScreen(terminal, size(terminal.getTerminalSize()));
    terminal.addResizeListener((any, next) -> out.accept(new Input.Resized(size(next))));
    Signals.on("CONT", () -> screen.comeBack(out));
    new KeyReader(in, out, ended).start();
    return screen;
  }

  private void comeBack(Consumer<Input> out) {
    try {
      terminal.takeAgain();
      out.accept(new Input.Resized(size(terminal.getTerminalSize())));
      out.accept(Input.Key.of(Input.Key.Name.REDRAW));
    } catch (IOException gone) {
      // The keyboard finds it out too, and ends the program.
    }
  }

  private static Size size(TerminalSize size) {
    return new Size(size.getColumns(), size.getRows());
  }

  /** As it was at the start. */
  public Size size() {
    return size;
  }

  public void draw(Canvas canvas) {
    write(painter.paint(canvas));
  }

  /** The next canvas is drawn as a whole. */
  public void forget() {
    painter.forget();
  }

  public void bell() {
    write(BELL);
  }

  private void write(byte[] bytes) {
    try {
      terminal.write(bytes);
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** Gives the terminal back as it was. */
  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException gone) {
      // There is nothing left to give back.
    }
  }
}
