package checkers.server.net;

import checkers.server.hall.Hall;
import checkers.server.hall.Loop;
import checkers.server.hall.Ports;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A port for every client, open as long as the client is expected or there. */
final class ClientPorts implements Ports {
  private static final Logger LOG = System.getLogger("checkers.net");

  private final int basePort;
  private final Listener listener;
  private final NettyLoop hallLoop;
  private final Supplier<Hall> hall;
  private final Map<Integer, Channel> open = new HashMap<>();

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
                  } else {
                    LOG.log(Level.INFO, "port " + number(id) + " is taken by another program");
                  }
                  opened.accept(done.isSuccess());
                }));
  }

  @Override
  public void close(int id) {
    Channel channel = open.remove(id);
    if (channel != null) {
      channel.close();
    }
  }
}
