package checkers.client.net;

import checkers.client.model.Address;
import checkers.client.update.Input;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrame;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A table on a server: goes there, by the door and the port that it names, and hands on what is
 * said. Ends with a refusal, a goodbye, a failure or a loss, whichever comes first; after {@link
 * #close} it says nothing more.
 */
public final class Remote {
  /** How long each step on the way to the table may take. */
  static final Duration STEP = Duration.ofSeconds(5);

  /** The server asks for a sign of life every 15 s; missing two of them is too long. */
  static final Duration SILENCE = Duration.ofSeconds(45);

  private final Address door;
  private final ClientFrame.Hello hello;
  private final Consumer<Input> out;
  private final Duration step;
  private final Duration silence;
  private @Nullable Wire wire;
  private boolean seated;
  private boolean closed;

  Remote(
      Address door, ClientFrame.Hello hello, Consumer<Input> out, Duration step, Duration silence) {
    this.door = door;
    this.hello = hello;
    this.out = out;
    this.step = step;
    this.silence = silence;
  }

  /** Sets out; returns at once. */
  public static Remote connect(Address door, ClientFrame.Hello hello, Consumer<Input> out) {
    return new Remote(door, hello, out, STEP, SILENCE).start();
  }

  Remote start() {
    Thread thread = new Thread(this::run, "server");
    thread.setDaemon(true);
    thread.start();
    return this;
  }

  /** Says that to the table; before there is one, and after it, nobody hears it. */
  public void send(ClientFrame frame) {
    Optional<Wire> table = table();
    if (table.isPresent()) {
      try {
        table.get().write(frame);
      } catch (IOException broken) {
        // The reader finds it out too, and is the one to say so.
      }
    }
  }

  /** Ends it at once, whatever it is doing. */
  public synchronized void close() {
    closed = true;
    if (wire != null) {
      wire.close();
    }
  }

  private synchronized Optional<Wire> table() {
    return seated && !closed ? Optional.ofNullable(wire) : Optional.empty();
  }

  private void run() {
    try (Wire entrance = new Wire()) {
      Optional<ServerFrame> assigned = goThroughDoor(entrance);
      if (assigned.isPresent()) {
        try (Wire seat = new Wire()) {
          sit(entrance, seat, assigned.get());
        }
      }
    }
  }

  /** ASSIGN; nothing if it did not come, which has been said then. */
  private Optional<ServerFrame> goThroughDoor(Wire entrance) {
    Optional<ServerFrame> answer = firstWords(entrance, door, hello);
    if (answer.isPresent() && answer.get().action() != Action.ASSIGN) {
      say(new Input.Frame(answer.get()));
      return Optional.empty();
    }
    if (answer.filter(frame -> frame.port().isEmpty() || frame.token().isEmpty()).isPresent()) {
      say(new Input.ConnectionFailed(noServer("it assigns no place")));
      return Optional.empty();
    }
    return answer;
  }

  /** The entrance is left only now: the server may keep the place for one who is still there. */
  private void sit(Wire entrance, Wire seat, ServerFrame assigned) {
    Address place = new Address(door.host(), assigned.port().orElseThrow());
    ClientFrame ready = new ClientFrame.Ready(assigned.token().orElseThrow());
    Optional<ServerFrame> first = firstWords(seat, place, ready);
    entrance.close();
    if (first.isPresent()) {
      synchronized (this) {
        seated = true;
      }
      listen(seat, first.get());
    }
  }

  /** Connects, speaks, and waits for the answer. */
  private Optional<ServerFrame> firstWords(Wire next, Address to, ClientFrame words) {
    if (!use(next)) {
      return Optional.empty();
    }
    try {
      next.connect(to, step);
      next.setPatience(step);
      next.write(words);
      Optional<ServerFrame> answer = next.read();
      if (answer.isEmpty()) {
        say(new Input.ConnectionFailed(to + " closed the connection without a word"));
      }
      return answer;
    } catch (IOException failure) {
      say(new Input.ConnectionFailed(Failures.connecting(to, step, failure)));
    } catch (ProtocolException malformed) {
      say(new Input.ConnectionFailed(noServer(malformed.sentence())));
    }
    return Optional.empty();
  }

  private String noServer(String why) {
    return "what answers at " + door + " is no server for this client: " + why;
  }

  private void listen(Wire seat, ServerFrame first) {
    try {
      seat.setPatience(silence);
      Optional<ServerFrame> next = Optional.of(first);
      while (next.isPresent()) {
        if (receive(seat, next.get())) {
          return;
        }
        next = seat.read();
      }
      say(new Input.ConnectionLost("the server closed the connection"));
    } catch (IOException failure) {
      say(new Input.ConnectionLost(Failures.lost(silence, failure)));
    } catch (ProtocolException malformed) {
      say(new Input.ConnectionLost("the server sent what is no frame: " + malformed.sentence()));
    }
  }

  /** Whether that was the last frame. */
  private boolean receive(Wire seat, ServerFrame frame) throws IOException {
    if (frame.action() == Action.PING) {
      seat.write(new ClientFrame.Pong());
    }
    say(new Input.Frame(frame));
    return frame.action() == Action.GOODBYE || frame.action() == Action.REFUSE;
  }

  private synchronized boolean use(Wire next) {
    wire = next;
    return !closed;
  }

  private void say(Input input) {
    synchronized (this) {
      if (closed) {
        return;
      }
    }
    out.accept(input);
  }
}
