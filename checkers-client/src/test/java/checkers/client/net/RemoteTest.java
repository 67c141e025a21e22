package checkers.client.net;

import static checkers.client.net.ScriptedServer.TOKEN;
import static checkers.client.net.ScriptedServer.frame;
import static checkers.client.net.ScriptedServer.port;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Address;
import checkers.client.net.ScriptedServer.Visitor;
import checkers.client.update.Input;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Field;
import checkers.core.protocol.Intent;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.protocol.Token;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("C16")
@Timeout(30)
class RemoteTest {
  private static final Duration LONG = Duration.ofSeconds(10);
  private static final Duration SHORT = Duration.ofMillis(50);

  private final BlockingQueue<Input> inputs = new LinkedBlockingQueue<>();
  private ScriptedServer server;

  @BeforeEach
  void open() throws Exception {
    server = new ScriptedServer();
  }

  @AfterEach
  void close() throws Exception {
    server.close();
  }

  private Remote go(Optional<Token> resume, Duration step, Duration silence) {
    ClientFrame.Hello hello = new ClientFrame.Hello(Intent.PLAY, "Ada", Optional.empty(), resume);
    return new Remote(server.address(), hello, inputs::add, step, silence).start();
  }

  private Remote go() {
    return go(Optional.empty(), LONG, LONG);
  }

  private Input next() throws InterruptedException {
    return Objects.requireNonNull(inputs.poll(10, TimeUnit.SECONDS), "nothing came");
  }

  private String lost() throws InterruptedException {
    return assertInstanceOf(Input.ConnectionLost.class, next()).why();
  }

  private String failed() throws InterruptedException {
    return assertInstanceOf(Input.ConnectionFailed.class, next()).why();
  }

  @Test
  void goesThroughTheDoorToItsSeat() throws Exception {
    Token resume = Token.random(new SplittableRandom(7));
    Remote remote = go(Optional.of(resume), LONG, LONG);
    ClientFrame.Hello hello = server.assign();
    try (Visitor visitor = server.accept()) {
      ClientFrame ready = visitor.read();
      visitor.write(frame(Action.WAIT, "welcome"));

      assertEquals(
          new ClientFrame.Hello(Intent.PLAY, "Ada", Optional.empty(), Optional.of(resume)), hello);
      assertEquals(new ClientFrame.Ready(TOKEN), ready);
      assertEquals(new Input.Frame(frame(Action.WAIT, "welcome")), next());
      remote.send(new ClientFrame.Resign());
      assertEquals(new ClientFrame.Resign(), visitor.read());
    }
  }

  @Test
  void answersPingsByItself() throws Exception {
    go();
    try (Visitor visitor = server.seat()) {
      visitor.write(frame(Action.PING, ""));

      assertEquals(new ClientFrame.Pong(), visitor.read());
    }
  }

  @Test
  void readsFramesHoweverTheyAreChopped() throws Exception {
    go();
    try (Visitor visitor = server.seat()) {
      next();
      for (byte b : ServerFrameCodec.encode(frame(Action.NOTICE, "slowly"))) {
        visitor.write(new byte[] {b});
      }

      assertEquals(new Input.Frame(frame(Action.NOTICE, "slowly")), next());
    }
  }

  @Test
  void handsOnARefusalAndSaysNothingMore() throws Exception {
    go();
    try (Visitor visitor = server.accept()) {
      visitor.read();
      visitor.write(
          frame(Action.REFUSE, "The table is full.", new Field.Refusal(RefusalCode.SERVER_FULL)));
    }

    assertEquals("The table is full.", ((Input.Frame) next()).frame().message());
    assertNull(inputs.poll(100, TimeUnit.MILLISECONDS));
  }

  @Test
  void takesAGoodbyeForTheEnd() throws Exception {
    go();
    try (Visitor visitor = server.seat()) {
      next();
      visitor.write(frame(Action.GOODBYE, "The server stops."));
    }

    assertEquals(new Input.Frame(frame(Action.GOODBYE, "The server stops.")), next());
    assertNull(inputs.poll(100, TimeUnit.MILLISECONDS));
  }

  @Test
  void saysThatTheConnectionIsLost() throws Exception {
    go();
    server.seat().close();
    next();

    assertEquals("the server closed the connection", lost());
  }

  @Test
  void saysThatTheServerIsSilent() throws Exception {
    go(Optional.empty(), LONG, SHORT);
    Visitor visitor = server.seat();
    next();

    assertEquals("the server has been silent for 0 seconds", lost());
    visitor.close();
  }

  @Test
  void saysWhatIsMalformed() throws Exception {
    go();
    try (Visitor visitor = server.seat()) {
      next();
      visitor.write(new byte[] {0, 1, 2});

      assertEquals(
          "the server sent what is no frame: A frame has 29 to 8192 bytes, not 1.", lost());
    }
  }

  @Test
  void saysThatSomethingElseAnswers() throws Exception {
    go();
    try (Visitor visitor = server.accept()) {
      visitor.write("HTTP/1.1 400 Bad Request".getBytes(StandardCharsets.UTF_8));

      String why = failed();
      assertTrue(why.startsWith("what answers at " + server.address() + " is no server"), why);
    }
  }

  @Test
  void saysThatNoPlaceWasAssigned() throws Exception {
    go();
    try (Visitor visitor = server.accept()) {
      visitor.read();
      visitor.write(frame(Action.ASSIGN, "", port(1)));

      assertTrue(failed().endsWith("it assigns no place"));
    }
  }

  @Test
  void saysThatNobodyAnswers() throws Exception {
    go(Optional.empty(), SHORT, LONG);
    Visitor visitor = server.accept();

    assertEquals("no answer from " + server.address() + " within 0 seconds", failed());
    visitor.close();
  }

  @Test
  void saysThatThereIsNoServer() throws Exception {
    int free;
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = taken.getLocalPort();
    }
    Address nowhere = new Address("localhost", free);
    Remote.connect(nowhere, hello(), inputs::add);

    assertEquals("no server at " + nowhere + ": connection refused", failed());
  }

  @Test
  void saysThatTheMachineIsUnknown() throws Exception {
    Remote.connect(new Address("no-such-machine.invalid", 9000), hello(), inputs::add);

    assertEquals("no machine is called no-such-machine.invalid", failed());
  }

  private static ClientFrame.Hello hello() {
    return new ClientFrame.Hello(Intent.PLAY, "", Optional.empty(), Optional.empty());
  }

  @Test
  void endsAtOnceWhileItWaitsForTheDoor() throws Exception {
    Remote remote = go();
    try (Visitor visitor = server.accept()) {
      visitor.read();
      remote.close();

      assertTrue(visitor.isClosed());
      assertNull(inputs.poll(100, TimeUnit.MILLISECONDS));
    }
  }

  @Test
  void endsAtOnceAtTheTable() throws Exception {
    Remote remote = go();
    try (Visitor visitor = server.seat()) {
      next();
      remote.send(new ClientFrame.Leave());
      remote.close();

      assertEquals(new ClientFrame.Leave(), visitor.read());
      assertTrue(visitor.isClosed());
      assertNull(inputs.poll(100, TimeUnit.MILLISECONDS));
    }
  }
}
