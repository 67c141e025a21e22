package checkers.server.main;

import checkers.server.net.Server;
import checkers.server.net.ServerSettings;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.System.Logger;
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

/** {@code scripts/server}. */
@Command(
    name = "server",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    sortSynopsis = false,
    usageHelpAutoWidth = true,
    subcommands = GenerateCompletion.class,
    description = {
      "Hosts a game of American checkers: the first two who connect play, everybody after them"
          + " watches, and the server referees every move.",
    },
    footer = {
      "",
      "TIME is written like 30s, 5m or 1m30s. Each option's default can be set in the environment:"
          + " --move-time by CHECKERS_MOVE_TIME, and so on.",
    })
public final class Main implements Callable<Integer> {
  private static final Logger LOG = System.getLogger("checkers.server");

  @Spec private CommandSpec spec;

  @Mixin private final Options options = new Options();

  @Option(
      names = "--verbose",
      defaultValue = "${env:CHECKERS_VERBOSE:-false}",
      description = "Log every move and what clients do wrong.")
  private boolean verbose;

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    Main main = new Main();
    CommandLine command = new CommandLine(main);
    command.registerConverter(Duration.class, new DurationText());
    command.setParameterExceptionHandler(
        (wrong, arguments) -> {
          PrintWriter err = wrong.getCommandLine().getErr();
          err.println("server: " + wrong.getMessage());
          err.println("Try 'server --help'.");
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
    Log.start(verbose);
    SecureRandom secure = new SecureRandom();
    ServerSettings settings = options.settings();
    Server server;
    try {
      server = new Server(settings, new SteadyClock(), secure, secure::nextBoolean);
    } catch (IOException notOpened) {
      spec.commandLine().getErr().println("server: " + notOpened.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
    PrintWriter out = spec.commandLine().getOut();
    out.println(greeting(settings, server.port()));
    out.flush();
    new CountDownLatch(1).await();
    return CommandLine.ExitCode.OK;
  }

  /** SIGTERM and SIGINT end here. */
  private static void stop(Server server) {
    LOG.log(Logger.Level.INFO, "server stops");
    server.close();
  }

  private static String greeting(ServerSettings settings, int port) {
    String host = settings.host().isEmpty() ? "this-machine" : settings.host();
    return "Checkers is open on port %d for %d clients. Players type:%n  scripts/client --host %s --port %d"
        .formatted(port, settings.hall().maxClients(), host, port);
  }
}
