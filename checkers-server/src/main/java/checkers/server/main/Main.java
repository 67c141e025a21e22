package checkers.server.main;

import checkers.server.net.Server;
import checkers.server.net.ServerSettings;
import java.io.IOException;
import java.io.PrintWriter;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code scripts/server}. */
@Command(
    name = "server",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    sortSynopsis = false,
    usageHelpAutoWidth = true,
    subcommands = GenerateCompletion.class,
    commandListHeading = "%nCommands:%n",
    description = {
      "Hosts a game of American checkers: the first two who connect play, everybody after them"
          + " watches, and the server referees every move.",
    },
    footer = {
      "",
      "TIME is written like 30s, 5m or 1m30s. Each option's default can be set in the environment:"
          + " --move-time by CHECKERS_MOVE_TIME, and so on.%n",
    })
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  private final Environment environment;

  @Mixin private final Options options;

  @Option(names = "--verbose", description = "Log every move and what clients do wrong.")
  private boolean verbose;

  private Main(Environment environment) {
    this.environment = environment;
    options = new Options(environment);
  }

  public static void main(String[] args) {
    System.exit(commandLine(new Environment(System.getenv())).execute(args));
  }

  static CommandLine commandLine(Environment environment) {
    CommandLine command = new CommandLine(new Main(environment));
    command.registerConverter(Duration.class, new DurationText());
    command.registerConverter(int.class, Main::wholeNumber);
    command.setDefaultValueProvider(environment);
    command.setParameterExceptionHandler(
        (wrong, arguments) -> {
          PrintWriter err = wrong.getCommandLine().getErr();
          err.println("server: " + wrong.getMessage() + environment.blame(wrong, arguments));
          err.println("Try 'server --help'.");
          return CommandLine.ExitCode.USAGE;
        });
    return command;
  }

  private static int wholeNumber(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException unreadable) {
      throw new TypeConversionException("'" + text + "' is not a whole number");
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    Optional<String> fault = options.fault();
    if (fault.isPresent()) {
      throw new ParameterException(spec.commandLine(), fault.get());
    }
    Log.start(verbose || environment.isOn("--verbose"));
    SecureRandom secure = new SecureRandom();
    ServerSettings settings = options.settings();
    Server server;
    try {
      server = new Server(settings, new SteadyClock(), secure, secure::nextBoolean);
    } catch (IOException notOpened) {
      spec.commandLine().getErr().println("server: " + notOpened.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
    PrintWriter out = spec.commandLine().getOut();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, out), "stop"));
    out.println(greeting(settings, server.port()));
    out.flush();
    new CountDownLatch(1).await();
    return CommandLine.ExitCode.OK;
  }

  /** SIGTERM and SIGINT end here, when the log may be closed already. */
  private static void stop(Server server, PrintWriter out) {
    server.close();
    out.println("Checkers is closed.");
    out.flush();
  }

  private static String greeting(ServerSettings settings, int port) {
    String host = settings.host().isEmpty() ? "this-machine" : settings.host();
    return "Checkers is open on port %d for %d clients. Players type:%n  scripts/client --host %s --port %d"
        .formatted(port, settings.hall().maxClients(), host, port);
  }
}
