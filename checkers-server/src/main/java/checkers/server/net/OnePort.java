package checkers.server.net;

import checkers.server.hall.Loop;
import checkers.server.hall.Ports;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/**
 * The base port serves for everything, as behind a firewall.
 *
 * @param basePort which is open as long as the server runs
 */
record OnePort(IntSupplier basePort) implements Ports {
  @Override
  public int number(int id) {
    return basePort.getAsInt();
  }

  @Override
  public void open(int id, Loop loop, Consumer<Boolean> opened) {
    opened.accept(true);
  }

  @Override
  public void close(int id) {}
}
