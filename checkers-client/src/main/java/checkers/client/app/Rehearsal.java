package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.term.KeyDecoder;
import checkers.client.term.Painter;
import checkers.client.term.TerminalSense;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.view.View;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The first moves of a game at one screen, played where nobody sees them. The build does it to keep
 * the classes that it takes in an archive for the JVM; the client does it while the person reads
 * the first screen, so that no key has to wait until the JVM has read them all.
 */
public final class Rehearsal implements Inbox, Display {
  /** In the menu, in the form, then a move by arrows and one by typing, help, and the end. */
  private static final String KEYS =
      "\u001b[B\u001b[A1\u001b[B\u001b[A\u001b[A\r\u001b[C\u001b[D\r\r12-16\r?x\u001b[<0;1;1Mfn\u0003";

  /** Whatever changes sooner than that is waited for; it may be a move on its way. */
  private static final Duration SOON = Duration.ofMillis(100);

  private final Deque<Input> keys = new ArrayDeque<>();
  private final Inbox mail = Inbox.queue();
  private final Painter painter = new Painter();

  private Rehearsal() {}

  public static void main(String[] args)
      throws ReflectiveOperationException, IOException, InterruptedException {
    Main.commandLine()
        .setErr(new PrintWriter(Writer.nullWriter()))
        .execute("--port", "70000", "--name", "Ada");
    for (String needsATerminal :
        List.of("term.TerminalScreen", "term.RawTerminal", "net.Remote", "net.Wire")) {
      Class.forName("checkers.client." + needsATerminal);
    }
    Path preferences = Files.createTempFile("checkers", ".rehearsal");
    try {
      PreferencesFile file = new PreferencesFile(preferences);
      file.load();
      file.save(Preferences.DEFAULT);
      new Rehearsal().play();
    } finally {
      Files.delete(preferences);
    }
  }

  /** Begins it and comes back at once. Nothing depends on it, so it may fail unheard. */
  static void inBackground() {
    Thread thread =
        new Thread(
            () -> {
              try {
                new Rehearsal().play();
              } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
              }
            },
            "rehearsal");
    thread.setDaemon(true);
    thread.setUncaughtExceptionHandler((any, failure) -> {});
    thread.start();
  }

  private void play() throws InterruptedException {
    SteadyClock clock = new SteadyClock();
    Model model =
        new Model(
            Size.SMALLEST,
            clock.instant(),
            Preferences.DEFAULT,
            new TerminalSense(System.getenv()).theme(),
            1,
            new Screen.Menu(0),
            false,
            Optional.empty(),
            false);
    byte[] typed = KEYS.getBytes(StandardCharsets.UTF_8);
    new KeyDecoder(keys::add).feed(typed, typed.length);
    new Loop(model, this::update, this, Door.opener(), changed -> {}, this, clock)
        .run(new Step(model, List.of()));
  }

  @Override
  public void put(Mail piece) {
    mail.put(piece);
  }

  /** The next key comes when nothing else happens. */
  @Override
  public Optional<Mail> next(Optional<Duration> atMost) throws InterruptedException {
    boolean soon = atMost.filter(wait -> wait.compareTo(SOON) < 0).isPresent();
    Optional<Mail> waiting = mail.next(soon ? atMost : Optional.of(Duration.ZERO));
    return waiting.isPresent() || soon ? waiting : Optional.of(new Mail(0, keys.remove()));
  }

  @Override
  public void draw(Model model) {
    painter.paint(View.draw(model));
  }

  @Override
  public void forget() {
    painter.forget();
  }

  @Override
  public void bell() {}
}
