package checkers.client.app;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build has written into the jar. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String built = Main.class.getPackage().getImplementationVersion();
    return new String[] {"Checkers client " + Optional.ofNullable(built).orElse("(not packaged)")};
  }
}
