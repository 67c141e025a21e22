package checkers.client.app;

import checkers.client.model.Model;
import checkers.client.model.Preferences;
import checkers.client.model.Screen;
import checkers.client.model.Size;
import checkers.client.term.TerminalScreen;
import checkers.client.term.TerminalSense;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Joining;
import checkers.client.update.Step;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code scripts/client}. */
@Command(
    name = "client",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    sortSynopsis = false,
    usageHelpAutoWidth = true,
    description = {
      "American checkers in a terminal: two players at this screen, or at a table on a server.",
    },
    footer = {
      "",
      "Each option's default can be set in the environment: --host by CHECKERS_CLIENT_HOST, and so"
          + " on. Ends with 0, with 1 if no connection could be made, and with 2 if the command line"
          + " is wrong.",
    })
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private final Options options = new Options();

  private final Map<String, String> environment = System.getenv();

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    CommandLine command = new CommandLine(new Main());
    command.setParameterExceptionHandler(
        (wrong, arguments) -> {
          PrintWriter err = wrong.getCommandLine().getErr();
          err.println("client: " + wrong.getMessage());
          err.println("Try 'client --help'.");
          return CommandLine.ExitCode.USAGE;
        });
    return command;
  }

  @Override
  public Integer call() throws InterruptedException {
    Optional<String> fault = options.fault();
    if (fault.isPresent()) {
      throw new ParameterException(spec.commandLine(), fault.get());
    }
    PreferencesFile file = PreferencesFile.of(environment);
    PreferencesFile.Loaded loaded = file.load();
    tell(loaded.notes());
    Inbox inbox = Inbox.queue();
    Effect.Quit end;
    if (isPlain()) {
      PlainFace face = new PlainFace(System.out);
      PlainFace.read(System.in, inbox::put);
      end = run(face, Size.SMALLEST, loaded.preferences(), file, inbox);
    } else {
      // Whatever happens, the terminal is given back before anything is said.
      try (TerminalScreen screen = TerminalScreen.open(inbox::put, () -> hangUp(inbox))) {
        Display display = new TerminalDisplay(screen, Rehearsal::inBackground);
        end = run(display, screen.size(), loaded.preferences(), file, inbox);
      } catch (IOException noTerminal) {
        throw new ParameterException(
            spec.commandLine(), "the terminal cannot be used; try --plain", noTerminal);
      }
    }
    if (!end.lastWords().isEmpty()) {
      tell(List.of(end.lastWords()));
    }
    return end.exitCode();
  }

  /** Whether there is a terminal is found out by the launcher: the JDK has no quick way. */
  private boolean isPlain() {
    return options.plain()
        || System.getProperty("checkers.terminal", "true").equals("false")
        || new TerminalSense(environment).isDumb();
  }

  private Effect.Quit run(
      Display display, Size size, Preferences kept, PreferencesFile file, Inbox inbox)
      throws InterruptedException {
    SteadyClock clock = new SteadyClock();
    Preferences preferences = options.over(kept);
    Model model =
        new Model(
            size,
            clock.instant(),
            preferences,
            options.theme().or(kept::theme).orElseGet(() -> new TerminalSense(environment).theme()),
            options.attempts(),
            new Screen.Menu(0),
            false,
            Optional.empty(),
            options.direct());
    Step first =
        options.direct()
            ? Joining.start(model, preferences.address(), options.intent())
            : new Step(model, List.of());
    return new Loop(
            model,
            display::update,
            display,
            Door.opener(),
            changed -> save(file, changed),
            inbox,
            clock)
        .run(first);
  }

  /** Preferences that cannot be kept are no reason to stop playing. */
  private static void save(PreferencesFile file, Preferences preferences) {
    try {
      file.save(preferences);
    } catch (IOException unwritable) {
      System.getLogger("checkers.client").log(System.Logger.Level.DEBUG, "not saved", unwritable);
    }
  }

  /** The terminal is gone, and nobody can be asked. */
  private static void hangUp(Inbox inbox) {
    inbox.put(Input.Key.of(Input.Key.Name.INTERRUPT));
  }

  private void tell(List<String> sentences) {
    PrintWriter err = spec.commandLine().getErr();
    sentences.forEach(err::println);
    err.flush();
  }
}
