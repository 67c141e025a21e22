package checkers.server.net;

import checkers.server.hall.Hall;
import checkers.server.hall.Loop;
import checkers.server.hall.Ports;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A port for every client, open as long as the client is expected or there. */
final class ClientPorts implements Ports {
  private static final Logger LOG = System.getLogger("checkers.net");

  /** How long the system may take to close a port that we have closed. */
  private static final Duration CLOSING = Duration.ofSeconds(1);

  private static final Duration TRY_AGAIN = Duration.ofMillis(5);

  private final int basePort;
  private final Listener listener;
  private final NettyLoop hallLoop;
  private final Supplier<Hall> hall;
  private final Map<Integer, Channel> open = new HashMap<>();
  private final Set<Integer> closing = new HashSet<>();

  ClientPorts(int basePort, Listener listener, NettyLoop hallLoop, Supplier<Hall> hall) {
    this.basePort = basePort;
    this.listener = listener;
    this.hallLoop = hallLoop;
    this.hall = hall;
  }

  @Override
  public int number(int id) {
    return basePort + id;
  }

  @Override
  public void open(int id, Loop loop, Consumer<Boolean> opened) {
    Door door = Door.ofClient(hall.get(), hallLoop, id);
    ChannelFuture listening = listener.listen(number(id), door, ((NettyLoop) loop).loop());
    listening.addListener(
        done ->
            hallLoop.execute(
                () -> {
                  if (done.isSuccess()) {
                    open.put(id, listening.channel());
                    opened.accept(true);
                  } else if (closing.contains(id)) {
                    hallLoop.schedule(() -> open(id, loop, opened), TRY_AGAIN);
                  } else {
                    LOG.log(Level.INFO, BindFaults.explain(number(id), done.cause()));
                    opened.accept(false);
                  }
                }));
  }

  @Override
  public void close(int id) {
    Channel channel = open.remove(id);
    if (channel != null) {
      channel.close();
      closing.add(id);
      hallLoop.schedule(() -> closing.remove(id), CLOSING);
    }
  }
}
