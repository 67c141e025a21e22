package checkers.client.bench;

import checkers.client.app.Door;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.core.host.Delivery;
import checkers.core.host.TableHost;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.protocol.Token;
import checkers.core.rules.Move;
import checkers.core.rules.Square;
import checkers.core.table.Member;
import checkers.core.table.TableCommand;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/** A table as a server keeps it, of which one player's frames are shown; it moves when told to. */
final class Server implements Door.Opener {
  private static final int SHOWN = 1;
  private static final int OTHER = 2;

  private final TableHost host =
      new TableHost(
          "main",
          "Main table",
          new TableSettings(
              RandomGame.FIRST,
              Optional.of(new TimeLimits(Duration.ofMinutes(5), Duration.ofMinutes(1), List.of())),
              Duration.ofSeconds(30),
              Duration.ofMinutes(1),
              Duration.ofMinutes(10)),
          () -> true);
  private Consumer<Input> out = input -> {};

  void begin(Instant now) {
    show(host.join(new Member(SHOWN, "Ann", true), Token.random(new Random(SHOWN)), now));
    show(host.join(new Member(OTHER, "Bob", true), Token.random(new Random(OTHER)), now));
  }

  void play(Move move, Instant now) {
    int member =
        host.table()
            .running()
            .map(match -> match.player(match.game().turn()).member().id())
            .orElseThrow();
    List<Integer> path = move.path().stream().map(Square::number).toList();
    show(host.handle(new TableCommand.Play(member, host.table().revision(), path), now));
  }

  private void show(TableHost.Result result) {
    for (Delivery delivery : result.deliveries()) {
      if (delivery.to().isPresent() && delivery.to().getAsInt() == SHOWN) {
        byte[] frame = delivery.frame();
        try {
          out.accept(
              new Input.Frame(ServerFrameCodec.decode(Arrays.copyOfRange(frame, 2, frame.length))));
        } catch (ProtocolException impossible) {
          throw new IllegalStateException(impossible);
        }
      }
    }
  }

  @Override
  public Door connect(Effect.Connect effect, Consumer<Input> mail) {
    out = mail;
    return new Door() {
      @Override
      public void send(ClientFrame frame, Instant now) {}

      @Override
      public void close() {}
    };
  }

  @Override
  public Door startLocal(Effect.StartLocal effect, Instant now, Consumer<Input> mail) {
    throw new UnsupportedOperationException();
  }
}
