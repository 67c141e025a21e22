package checkers.server.hall;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameCodec;
import checkers.core.protocol.ClientFrameType;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrame;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Both ends of a connection, and the wire between them: late, in order, and sometimes cut. */
final class SimLink implements Link {
  private static final int FULL = 12;
  private static final int CAUGHT_UP = 4;
  private static final int LENGTH_BYTES = 2;

  private final SimWorld world;
  private final SimHall hall;
  private final Client client;
  private final OptionalInt port;
  private final String name;
  private final long latency;
  private final List<ClientFrame> early = new ArrayList<>();
  private final List<Runnable> afterwards = new ArrayList<>();
  private @Nullable TableLoop table;
  private int member;
  private Instant lastHeard;
  private boolean spoken;
  private boolean closing;
  private boolean gone;
  private boolean hungUp;
  private boolean vanished;
  private boolean lossy;
  private long lastArrival;
  private long lastDelivery;
  private long readsAgain;
  private int unread;
  private boolean behind;
  private byte @Nullable [] skipped;

  /** The one at the far end. */
  interface Client {
    void hear(SimLink link, ServerFrame frame);

    void closed(SimLink link);
  }

  /**
   * @param port the id whose port was dialled, none for the base port
   */
  SimLink(SimWorld world, SimHall hall, Client client, OptionalInt port, String name) {
    this.world = world;
    this.hall = hall;
    this.client = client;
    this.port = port;
    this.name = name;
    latency = world.between(1, 150);
    lastHeard = world.instant();
  }

  // The client's end.

  void say(ClientFrame frame) {
    if (!hungUp && !vanished) {
      if (frame.type() != ClientFrameType.PONG) {
        world.note(() -> name + " says " + frame);
      }
      byte[] bytes = ClientFrameCodec.encode(frame);
      lastArrival = Math.max(lastArrival, world.now() + latency);
      world.at(lastArrival, () -> arrive(bytes));
    }
  }

  /**
   * @param loses whether what is on its way is lost
   */
  void hangUp(boolean loses) {
    if (!hungUp && !vanished) {
      world.note(() -> name + (loses ? " is cut" : " hangs up"));
      hungUp = true;
      lossy = loses;
      world.at(Math.max(lastArrival, world.now() + latency), this::end);
    }
  }

  /** Nothing gets through any more, and nobody is told. */
  void vanish() {
    world.note(() -> name + " vanishes");
    vanished = true;
  }

  void stopReading(long millis) {
    readsAgain = Math.max(readsAgain, world.now() + millis);
  }

  // The wire.

  private void arrive(byte[] bytes) {
    if (lossy || gone || closing || vanished) {
      return;
    }
    lastHeard = world.instant();
    ClientFrame frame = decode(bytes);
    if (table != null) {
      toTable(table, frame);
    } else if (spoken) {
      early.add(frame);
    } else {
      spoken = true;
      hall.firstWords(this, port, frame);
    }
  }

  private static ClientFrame decode(byte[] bytes) {
    try {
      return ClientFrameCodec.decode(Arrays.copyOfRange(bytes, LENGTH_BYTES, bytes.length));
    } catch (ProtocolException e) {
      throw new IllegalStateException(e);
    }
  }

  private void toTable(TableLoop at, ClientFrame frame) {
    at.loop().execute(() -> hall.judge().receive(at, member, this, frame));
  }

  private void pass(byte[] bytes) {
    ServerFrame frame = hall.judge().decode(bytes);
    unread++;
    behind |= unread >= FULL;
    lastDelivery = Math.max(Math.max(lastDelivery, readsAgain), world.now() + latency);
    world.at(lastDelivery, () -> deliver(frame));
  }

  private void deliver(ServerFrame frame) {
    if (vanished || hungUp) {
      return;
    }
    unread--;
    if (frame.action() != Action.PING) {
      world.note(() -> name + " hears " + frame.action() + " " + frame.revision());
    }
    client.hear(this, frame);
    if (behind && unread <= CAUGHT_UP) {
      behind = false;
      byte[] newest = skipped;
      skipped = null;
      if (newest != null && !closing) {
        pass(newest);
      }
    }
  }

  /** The server's end notices that the connection is gone. */
  private void end() {
    if (!gone) {
      gone = true;
      closing = true;
      if (table != null) {
        TableLoop at = table;
        at.loop().execute(() -> hall.judge().lost(at, member, this));
      }
      afterwards.forEach(Runnable::run);
    }
  }

  // The server's end.

  boolean isOpen() {
    return !closing && !gone;
  }

  boolean isClosing() {
    return closing;
  }

  @Override
  public void send(byte[] frame) {
    if (closing) {
      return;
    }
    hall.judge().sent(this, frame);
    if (behind) {
      world.note(() -> name + " is too slow");
      close();
    } else {
      pass(frame);
    }
  }

  void show(byte[] frame) {
    if (!closing) {
      hall.judge().sent(this, frame);
      if (behind) {
        skipped = frame;
      } else {
        pass(frame);
      }
    }
  }

  @Override
  public void close() {
    if (!closing) {
      closing = true;
      world.note(() -> name + " is closed by the server");
      lastDelivery = Math.max(Math.max(lastDelivery, readsAgain), world.now() + latency);
      world.at(lastDelivery, this::closed);
      world.in(1000, this::end);
    }
  }

  private void closed() {
    if (!vanished && !hungUp) {
      hungUp = true;
      client.closed(this);
    }
  }

  @Override
  public void onClosed(Runnable task) {
    if (gone) {
      task.run();
    } else {
      afterwards.add(task);
    }
  }

  @Override
  public String peer() {
    return name;
  }

  @Override
  public Instant lastHeard() {
    return lastHeard;
  }

  @Override
  public void seatedAt(TableLoop at, int id) {
    table = at;
    member = id;
    hall.tokens().seated(this, id);
    if (gone) {
      at.loop().execute(() -> hall.judge().lost(at, id, this));
    }
    early.forEach(frame -> toTable(at, frame));
    early.clear();
  }

  @Override
  public String toString() {
    return name;
  }
}
