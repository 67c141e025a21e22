package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(NoWarnings.class)
@Tag("C5.3")
class SilentCrowdTest {
  private static final int CROWD = 2000;

  @Test
  void disturbsNobodyAndIsSentAway() throws IOException {
    Settings settings = Settings.REDIRECT.withReadyTime(Duration.ofSeconds(3));
    List<TestClient> crowd = new ArrayList<>();
    try (Server server = settings.start();
        Pair pair = Pair.join(server.port())) {
      for (int i = 0; i < CROWD; i++) {
        crowd.add(TestClient.connect(server.port()));
      }

      assertTrue(pair.playToTheEnd(11) > 10);

      for (TestClient silent : crowd) {
        assertEquals("2 2 You must be ready", silent.read().said());
        assertTrue(silent.isClosedByServer());
      }
    } finally {
      for (TestClient silent : crowd) {
        silent.close();
      }
    }
  }
}
