package checkers.client.app;

import checkers.client.local.LocalTable;
import checkers.client.net.Remote;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.core.protocol.ClientFrame;
import java.time.Instant;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** The way to a table, near or far. */
public interface Door {
  void send(ClientFrame frame, Instant now);

  /** When {@link #tick} is due. */
  default Optional<Instant> nextDeadline() {
    return Optional.empty();
  }

  default void tick(Instant now) {}

  void close();

  /** Opens doors; what comes through them goes to the consumer. */
  interface Opener {
    Door connect(Effect.Connect effect, Consumer<Input> out);

    Door startLocal(Effect.StartLocal effect, Instant now, Consumer<Input> out);
  }

  /** Doors to servers, and to tables in this process. */
  static Opener opener() {
    return new Opener() {
      @Override
      public Door connect(Effect.Connect effect, Consumer<Input> out) {
        ClientFrame.Hello hello =
            new ClientFrame.Hello(
                effect.intent(), effect.name(), Optional.empty(), effect.resume());
        return remote(Remote.connect(effect.address(), hello, out));
      }

      @Override
      public Door startLocal(Effect.StartLocal effect, Instant now, Consumer<Input> out) {
        return local(new LocalTable(effect.game(), now, new SplittableRandom(), out));
      }
    };
  }

  private static Door remote(Remote remote) {
    return new Door() {
      @Override
      public void send(ClientFrame frame, Instant now) {
        remote.send(frame);
      }

      @Override
      public void close() {
        remote.close();
      }
    };
  }

  private static Door local(LocalTable table) {
    return new Door() {
      @Override
      public void send(ClientFrame frame, Instant now) {
        table.send(frame, now);
      }

      @Override
      public Optional<Instant> nextDeadline() {
        return table.nextDeadline();
      }

      @Override
      public void tick(Instant now) {
        table.tick(now);
      }

      @Override
      public void close() {
        table.close();
      }
    };
  }
}
