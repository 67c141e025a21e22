package checkers.client.net;

import checkers.client.model.Address;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameCodec;
import checkers.core.protocol.FrameSplitter;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;

/** A connection that carries frames. One thread reads; any may write or close. */
final class Wire implements Closeable {
  private static final int PIECE = 16 * 1024;

  private final Socket socket = new Socket();
  private final FrameSplitter splitter = FrameSplitter.ofServerFrames();
  private final byte[] bytes = new byte[PIECE];
  private ByteBuffer piece = ByteBuffer.allocate(0);

  /** Blocks until connected; {@link #close} from another thread ends it at once. */
  void connect(Address to, Duration patience) throws IOException {
    InetSocketAddress address = new InetSocketAddress(to.host(), to.port());
    if (address.isUnresolved()) {
      throw new UnknownHostException(to.host());
    }
    socket.setTcpNoDelay(true);
    socket.connect(address, (int) patience.toMillis());
  }

  /** How long {@link #read} waits for the next bytes. */
  void setPatience(Duration patience) throws IOException {
    socket.setSoTimeout((int) patience.toMillis());
  }

  /** The next frame; nothing when the other side has closed. */
  Optional<ServerFrame> read() throws IOException, ProtocolException {
    InputStream in = socket.getInputStream();
    while (true) {
      Optional<byte[]> body = splitter.next(piece);
      if (body.isPresent()) {
        return Optional.of(ServerFrameCodec.decode(body.get()));
      }
      int count = in.read(bytes);
      if (count < 0) {
        return Optional.empty();
      }
      piece = ByteBuffer.wrap(bytes, 0, count);
    }
  }

  void write(ClientFrame frame) throws IOException {
    byte[] encoded = ClientFrameCodec.encode(frame);
    OutputStream out = socket.getOutputStream();
    synchronized (socket) {
      out.write(encoded);
    }
  }

  /** Waits for nobody, not even for one who is writing. */
  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException alreadyGone) {
      // Then there is nothing left to close.
    }
  }
}
