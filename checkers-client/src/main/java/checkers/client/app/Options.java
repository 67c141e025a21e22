package checkers.client.app;

import checkers.client.model.Address;
import checkers.client.model.Preferences;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Preferences.Theme;
import checkers.core.protocol.CleanText;
import checkers.core.protocol.Intent;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Everything that can be said on the command line, or by an environment variable instead. */
final class Options {
  @Option(
      names = "--host",
      paramLabel = "HOST",
      defaultValue = "${env:CHECKERS_CLIENT_HOST:-}",
      description = "The server's machine; connects at once (default: the one you last went to).")
  private String host = "";

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "${env:CHECKERS_CLIENT_PORT:-0}",
      description = "The server's base port; connects at once (default: 9000).")
  private int port;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "${env:CHECKERS_CLIENT_NAME:-}",
      description = "How you are called at the table, up to 20 characters.")
  private String name = "";

  @Option(
      names = "--watch",
      defaultValue = "${env:CHECKERS_CLIENT_WATCH:-false}",
      description = "Only watch; connects at once.")
  private boolean watch;

  @Option(
      names = "--attempts",
      paramLabel = "N",
      defaultValue = "${env:CHECKERS_CLIENT_ATTEMPTS:-5}",
      description = "How often a connection is tried (default: ${DEFAULT-VALUE}).")
  private int attempts;

  @Option(
      names = "--plain",
      defaultValue = "${env:CHECKERS_CLIENT_PLAIN:-false}",
      description =
          "Lines of text, for screen readers and pipes; chosen by itself without a terminal.")
  private boolean plain;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      defaultValue = "${env:CHECKERS_CLIENT_THEME:-}",
      description =
          "truecolor, 256, 16, mono or high-contrast (default: what the terminal can show).")
  private String theme = "";

  @Option(
      names = "--letters",
      defaultValue = "${env:CHECKERS_CLIENT_LETTERS:-false}",
      description = "Draw pieces as letters.")
  private boolean letters;

  @Option(
      names = "--no-animation",
      defaultValue = "${env:CHECKERS_CLIENT_NO_ANIMATION:-false}",
      description = "Show moves at once.")
  private boolean noAnimation;

  @Option(
      names = "--no-sound",
      defaultValue = "${env:CHECKERS_CLIENT_NO_SOUND:-false}",
      description = "No bell when it is your turn.")
  private boolean noSound;

  /** What is wrong with the values; nothing if they can be used. */
  Optional<String> fault() {
    return Stream.<Optional<String>>of(
            check(
                0 <= port && port <= 65535,
                "--port is %d, but must be from 1 to 65535".formatted(port)),
            check(
                1 <= attempts && attempts <= 1000,
                "--attempts is %d, but must be from 1 to 1000".formatted(attempts)),
            check(
                CleanText.isClean(name, CleanText.NAME_LIMIT),
                "--name must be one line of up to %d characters".formatted(CleanText.NAME_LIMIT)),
            check(
                CleanText.isClean(host, 253) && !host.contains(" "),
                "--host must be the name or the address of a machine"),
            check(
                theme.isEmpty() || ThemeNames.find(theme).isPresent(),
                "--theme is '%s', but must be one of %s".formatted(theme, ThemeNames.all())))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> check(boolean right, String fault) {
    return right ? Optional.empty() : Optional.of(fault);
  }

  boolean plain() {
    return plain;
  }

  int attempts() {
    return attempts;
  }

  /** Whether it was said where to go. */
  boolean direct() {
    return !host.isEmpty() || port != 0 || watch;
  }

  Intent intent() {
    return watch ? Intent.WATCH : Intent.PLAY;
  }

  Optional<Theme> theme() {
    return ThemeNames.find(theme);
  }

  /** The person's preferences, but for what the command line says. */
  Preferences over(Preferences kept) {
    Address address =
        new Address(
            host.isEmpty() ? kept.address().host() : host,
            port != 0 ? port : host.isEmpty() ? kept.address().port() : 9000);
    return new Preferences(
        name.isEmpty() ? kept.name() : name,
        kept.theme(),
        letters ? Pieces.LETTERS : kept.pieces(),
        kept.sound() && !noSound,
        address,
        kept.numbers(),
        kept.turning(),
        kept.animation() && !noAnimation,
        kept.local());
  }
}
