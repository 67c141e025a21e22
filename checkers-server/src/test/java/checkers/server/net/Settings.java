package checkers.server.net;

import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import checkers.server.hall.HallSettings;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** What a test decides about its server; the first player gets red, and White begins. */
record Settings(
    String host,
    boolean singlePort,
    int maxClients,
    Duration ready,
    Duration grace,
    Limits limits) {
  static final Settings REDIRECT = redirect(5);
  static final Settings SINGLE_PORT = REDIRECT.onOnePort();

  static Settings redirect(int maxClients) {
    Duration minute = Duration.ofMinutes(1);
    return new Settings("", false, maxClients, minute, minute, new Limits(0, 0));
  }

  Settings onOnePort() {
    return new Settings(host, true, maxClients, ready, grace, limits);
  }

  Settings at(String address) {
    return new Settings(address, singlePort, maxClients, ready, grace, limits);
  }

  Settings withReadyTime(Duration time) {
    return new Settings(host, singlePort, maxClients, time, grace, limits);
  }

  Settings withGrace(Duration time) {
    return new Settings(host, singlePort, maxClients, ready, time, limits);
  }

  Settings with(Limits limit) {
    return new Settings(host, singlePort, maxClients, ready, grace, limit);
  }

  Server start() throws IOException {
    return start(FreePorts.inARow(singlePort ? 1 : maxClients + 1));
  }

  HallSettings hall() {
    Duration minutes = Duration.ofMinutes(5);
    TimeLimits time = new TimeLimits(minutes, minutes, List.of());
    TableSettings table = new TableSettings(Side.WHITE, Optional.of(time), minutes, grace, minutes);
    return new HallSettings(maxClients, List.of("1"), table, ready);
  }

  Server start(int basePort) throws IOException {
    ServerSettings settings = new ServerSettings(host, basePort, singlePort, 2, hall(), limits);
    return new Server(settings, InstantSource.system(), new Random(basePort), () -> true);
  }

  @Override
  public String toString() {
    return singlePort ? "single port" : "redirect";
  }
}
