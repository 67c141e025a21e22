package checkers.server.net;

import java.io.Closeable;
import java.io.IOException;

/**
 * A client that has come to its table.
 *
 * @param welcome the first frame there
 */
public record Guest(TestClient client, Heard assigned, Heard welcome) implements Closeable {
  public static Guest join(int basePort, int intent, String name, byte... fields)
      throws IOException {
    return join(basePort, TestClient::connect, intent, name, fields);
  }

  /** How the second connection is made. */
  private interface Dial {
    TestClient connect(int port) throws IOException;
  }

  private static Guest join(int basePort, Dial dial, int intent, String name, byte... fields)
      throws IOException {
    try (TestClient visitor = TestClient.connect(basePort)) {
      visitor.raw(TestClient.hello(intent, name, fields));
      Heard assigned = visitor.await(Heard.ASSIGN);
      TestClient client = dial.connect(assigned.port());
      client.send(TestClient.READY, assigned.token());
      Guest guest = new Guest(client, assigned, client.await(Heard.WAIT, Heard.SHOW));
      if (!visitor.isClosedByServer()) {
        throw new AssertionError("the first connection was to be closed");
      }
      return guest;
    }
  }

  public static Guest player(int basePort, String name) throws IOException {
    return join(basePort, TestClient.PLAY, name);
  }

  public static Guest spectator(int basePort, String name) throws IOException {
    return join(basePort, TestClient.WATCH, name);
  }

  /** Has room for only so few bytes that it does not read. */
  public static Guest narrowSpectator(int basePort, String name, int receiveBuffer)
      throws IOException {
    return join(
        basePort, port -> TestClient.connectNarrow(port, receiveBuffer), TestClient.WATCH, name);
  }

  /** Comes back after a lost connection. */
  public static Guest again(int basePort, byte[] resume) throws IOException {
    return join(basePort, TestClient.PLAY, "", TestClient.field(2, resume));
  }

  public int id() {
    return assigned.id();
  }

  /** By what this guest can come back. */
  public byte[] resume() {
    return welcome.token();
  }

  @Override
  public void close() throws IOException {
    client.close();
  }
}
