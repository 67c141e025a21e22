package checkers.client.e2e;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A way to a server that breaks and is mended when a test wants it. The server tells clients its
 * port, so the way begins at the same one of another address of this machine.
 */
final class Relay implements Closeable {
  static final String HOST = "127.0.0.2";

  private final ServerSocket entrance;
  private final int target;
  private final List<Closeable> open = new CopyOnWriteArrayList<>();
  private volatile boolean broken;

  Relay(int target) throws IOException {
    this.target = target;
    entrance = new ServerSocket(target, 10, InetAddress.getByName(HOST));
    start(this::accept);
  }

  /** Every connection breaks, and new ones break at once. */
  void breakDown() throws IOException {
    broken = true;
    closeAll();
  }

  void mend() {
    broken = false;
  }

  /** An end of work on a socket is an end, whatever has caused it. */
  private interface Work {
    void run() throws IOException;
  }

  private static void start(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException ended) {
                // One of the two sides is gone.
              }
            },
            "relay");
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() throws IOException {
    while (!entrance.isClosed()) {
      Socket client = entrance.accept();
      open.add(client);
      if (broken) {
        client.close();
      } else {
        Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
        open.add(server);
        start(() -> copy(client, server));
        start(() -> copy(server, client));
      }
    }
  }

  private static void copy(Socket from, Socket to) throws IOException {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    }
  }

  private void closeAll() throws IOException {
    for (Closeable socket : open) {
      socket.close();
    }
    open.clear();
  }

  @Override
  public void close() throws IOException {
    entrance.close();
    closeAll();
  }
}
