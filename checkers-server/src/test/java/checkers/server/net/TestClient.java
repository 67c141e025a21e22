package checkers.server.net;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A client written from the protocol page alone, without our codec. Reads wait, but not forever.
 */
public final class TestClient implements Closeable {
  public static final int PLAY = 1;
  public static final int WATCH = 2;
  public static final int LIST = 3;

  public static final int HELLO = 1;
  public static final int READY = 2;
  public static final int ACK = 3;
  public static final int MOVE = 4;
  public static final int RESIGN = 5;
  public static final int OFFER_DRAW = 6;
  public static final int ANSWER = 7;
  public static final int PONG = 10;
  public static final int LEAVE = 11;

  private static final int PATIENCE_MILLIS = 20_000;

  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;
  private @Nullable Heard ahead;

  private TestClient(Socket socket) throws IOException {
    this.socket = socket;
    in = new DataInputStream(socket.getInputStream());
    out = new DataOutputStream(socket.getOutputStream());
  }

  public static TestClient connect(int port) throws IOException {
    return connect(InetAddress.getLoopbackAddress(), port);
  }

  public static TestClient connect(InetAddress host, int port) throws IOException {
    return connect(host, port, new Socket());
  }

  /** Has room for only so few bytes that it does not read. */
  public static TestClient connectNarrow(int port, int receiveBuffer) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(receiveBuffer);
    return connect(InetAddress.getLoopbackAddress(), port, socket);
  }

  private static TestClient connect(InetAddress host, int port, Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLIS);
    return new TestClient(socket);
  }

  public static boolean isRefusedAt(int port) throws IOException {
    try {
      connect(port).close();
      return false;
    } catch (SocketException refused) {
      return true;
    }
  }

  public void raw(byte[] bytes) throws IOException {
    out.write(bytes);
    out.flush();
  }

  public void raw(String bytes) throws IOException {
    raw(bytes.getBytes(StandardCharsets.ISO_8859_1));
  }

  public static byte[] frame(int type, byte... payload) {
    byte[] frame = new byte[4 + payload.length];
    frame[0] = (byte) ((payload.length + 2) >> 8);
    frame[1] = (byte) (payload.length + 2);
    frame[2] = 1;
    frame[3] = (byte) type;
    System.arraycopy(payload, 0, frame, 4, payload.length);
    return frame;
  }

  public void send(int type, byte... payload) throws IOException {
    raw(frame(type, payload));
  }

  public static byte[] hello(int intent, String name, byte... fields) {
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream payload = new ByteArrayOutputStream();
    payload.write(intent);
    payload.write(text.length);
    payload.writeBytes(text);
    payload.writeBytes(fields);
    return frame(HELLO, payload.toByteArray());
  }

  public static byte[] field(int tag, byte... value) {
    byte[] field = new byte[3 + value.length];
    field[0] = (byte) tag;
    field[2] = (byte) value.length;
    System.arraycopy(value, 0, field, 3, value.length);
    return field;
  }

  private static byte[] withRevision(int revision, byte... rest) {
    byte[] payload = new byte[4 + rest.length];
    for (int i = 0; i < 4; i++) {
      payload[i] = (byte) (revision >>> (24 - 8 * i));
    }
    System.arraycopy(rest, 0, payload, 4, rest.length);
    return payload;
  }

  public void ack(int revision) throws IOException {
    send(ACK, withRevision(revision));
  }

  public void move(int revision, List<Integer> squares) throws IOException {
    byte[] path = new byte[1 + squares.size()];
    path[0] = (byte) squares.size();
    for (int i = 0; i < squares.size(); i++) {
      path[i + 1] = squares.get(i).byteValue();
    }
    send(MOVE, withRevision(revision, path));
  }

  public void answer(int question, boolean yes) throws IOException {
    send(ANSWER, (byte) (question >> 8), (byte) question, (byte) (yes ? 1 : 0));
  }

  /** The next frame; PING is answered in passing. */
  public Heard read() throws IOException {
    Heard peeked = ahead;
    if (peeked != null) {
      ahead = null;
      return peeked;
    }
    Heard heard = Heard.parse(in.readNBytes(in.readUnsignedShort()));
    if (heard.action() == Heard.PING) {
      send(PONG);
      return read();
    }
    return heard;
  }

  /** The next frame, which is read again afterwards. */
  public Heard peek() throws IOException {
    Heard next = read();
    ahead = next;
    return next;
  }

  /** The next frame of one of these kinds; others are skipped. */
  public Heard await(Integer... actions) throws IOException {
    Heard heard = read();
    while (!Arrays.asList(actions).contains(heard.action())) {
      heard = read();
    }
    return heard;
  }

  /** The next frame with these words in it; others are skipped. */
  public Heard awaitWords(String words) throws IOException {
    Heard heard = read();
    while (!heard.message().contains(words)) {
      heard = read();
    }
    return heard;
  }

  /** Waits for the server to close; true if it did so in order and said nothing more. */
  public boolean isClosedByServer() throws IOException {
    try {
      in.readUnsignedByte();
      return false;
    } catch (EOFException closed) {
      return true;
    }
  }

  /** Waits until the server has closed, in whatever way; what it still says is dropped. */
  public void awaitEnd() throws IOException {
    try {
      in.transferTo(DataOutputStream.nullOutputStream());
    } catch (SocketException reset) {
      return;
    }
  }

  /** Breaks the connection as a crash of the machine would. */
  public void reset() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  public void shutdownOutput() throws IOException {
    socket.shutdownOutput();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
