package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.server.hall.Hall;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import java.io.IOException;
import java.net.ServerSocket;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(NoWarnings.class)
@Tag("C3")
class ClientPortsTest {
  private static final int ID = 1;

  static Stream<Transport> transports() {
    return Stream.of(Transport.best(), Transport.ofTheJdk());
  }

  /** Ports on a loop of their own. */
  private record House(
      int basePort, MultiThreadIoEventLoopGroup loops, NettyLoop loop, ClientPorts ports)
      implements AutoCloseable {
    static House of(Transport transport) {
      InstantSource clock = InstantSource.system();
      Limits limits = new Limits(0, 0);
      MultiThreadIoEventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, transport.handlers());
      NettyLoop loop = new NettyLoop((EventLoop) loops.next());
      Hall hall =
          new Hall(
              Settings.SINGLE_PORT.hall(),
              loop,
              table -> loop,
              new OnePort(() -> 1),
              Connection::broadcast,
              clock,
              new Random(1),
              () -> true);
      Listener listener =
          new Listener(
              Optional.empty(),
              transport,
              loops,
              new Addresses(0),
              limits,
              clock,
              new OpenConnections());
      int basePort = FreePorts.inARow(2);
      return new House(
          basePort, loops, loop, new ClientPorts(basePort, listener, loop, () -> hall));
    }

    CompletableFuture<Boolean> open() {
      CompletableFuture<Boolean> opened = new CompletableFuture<>();
      loop.execute(() -> ports.open(ID, loop, opened::complete));
      return opened.orTimeout(20, TimeUnit.SECONDS);
    }

    CompletableFuture<Boolean> closeAndOpen() {
      CompletableFuture<Boolean> opened = new CompletableFuture<>();
      loop.execute(
          () -> {
            ports.close(ID);
            ports.open(ID, loop, opened::complete);
          });
      return opened.orTimeout(20, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
      loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
    }
  }

  @ParameterizedTest
  @MethodSource("transports")
  void canBeOpenedAgainAtOnce(Transport transport) throws IOException {
    try (House house = House.of(transport)) {
      assertTrue(house.open().join());
      for (int time = 0; time < 20; time++) {
        assertTrue(house.closeAndOpen().join());
        assertFalse(TestClient.isRefusedAt(house.basePort() + ID));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("transports")
  void areNotOpenedWhileTheyAreOfOthers(Transport transport) throws IOException {
    try (House house = House.of(transport);
        CapturedLog log = new CapturedLog()) {
      int port = house.basePort() + ID;
      assertTrue(house.open().join());
      house.loop().execute(() -> house.ports().close(ID));
      assertTrue(Eventually.holds(() -> TestClient.isRefusedAt(port)));
      try (ServerSocket other = new ServerSocket(port)) {
        assertEquals(port, other.getLocalPort());
        assertFalse(house.open().join());
      }
      assertTrue(
          log.lines()
              .contains("INFO checkers.net port %d is taken by another program".formatted(port)),
          log.lines().toString());
    }
  }
}
