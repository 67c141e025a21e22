package checkers.client.net;

import checkers.client.model.Address;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameCodec;
import checkers.core.protocol.Field;
import checkers.core.protocol.FrameSplitter;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.protocol.Token;
import checkers.core.rules.Board;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A listener on this machine whose visitors a test serves by hand. */
final class ScriptedServer implements AutoCloseable {
  static final Token TOKEN = Token.random(new SplittableRandom(1));

  private final ServerSocket listener;

  ScriptedServer() throws IOException {
    listener = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    listener.setSoTimeout(10_000);
  }

  Address address() {
    return new Address("localhost", listener.getLocalPort());
  }

  Visitor accept() throws IOException {
    return new Visitor(listener.accept());
  }

  /** Serves the door: the visitor is sent to the same port. */
  ClientFrame.Hello assign() throws Exception {
    try (Visitor visitor = accept()) {
      ClientFrame.Hello hello = (ClientFrame.Hello) visitor.read();
      visitor.write(frame(Action.ASSIGN, "", port(address().port()), new Field.Secret(TOKEN)));
      return hello;
    }
  }

  /** The visitor at its seat, welcomed. */
  Visitor seat() throws Exception {
    assign();
    Visitor visitor = accept();
    visitor.read();
    visitor.write(frame(Action.WAIT, "welcome"));
    return visitor;
  }

  static Field port(int number) {
    return new Field.Port(number);
  }

  static ServerFrame frame(Action action, String message, Field... fields) {
    return new ServerFrame(action, 0, 1, Board.EMPTY, Optional.empty(), message, List.of(fields));
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }

  /** One connection. */
  static final class Visitor implements AutoCloseable {
    private final Socket socket;
    private final FrameSplitter splitter = FrameSplitter.ofClientFrames();

    private Visitor(Socket socket) throws IOException {
      this.socket = socket;
      socket.setSoTimeout(10_000);
    }

    ClientFrame read() throws Exception {
      while (true) {
        int next = socket.getInputStream().read();
        if (next < 0) {
          throw new IOException("closed");
        }
        Optional<byte[]> body = splitter.next(ByteBuffer.wrap(new byte[] {(byte) next}));
        if (body.isPresent()) {
          return ClientFrameCodec.decode(body.get());
        }
      }
    }

    boolean isClosed() throws IOException {
      return socket.getInputStream().read() < 0;
    }

    void write(ServerFrame frame) throws IOException {
      write(ServerFrameCodec.encode(frame));
    }

    void write(byte[] bytes) throws IOException {
      socket.getOutputStream().write(bytes);
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
