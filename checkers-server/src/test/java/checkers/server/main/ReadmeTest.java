package checkers.server.main;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.docs.ReadmeOptions;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  @Test
  void namesTheOptionsThatTheHelpNames() throws IOException {
    Set<String> helped =
        Main.commandLine(new Environment(Map.of())).getCommandSpec().options().stream()
            .map(option -> option.longestName())
            .collect(Collectors.toCollection(TreeSet::new));

    assertEquals(helped, ReadmeOptions.of("option of the server"));
  }
}
