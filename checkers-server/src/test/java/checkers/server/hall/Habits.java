package checkers.server.hall;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a client does at a table: mostly what it is asked for. */
final class Habits {
  private final SimWorld world;
  private final Temper temper;
  private @Nullable ServerFrame newest;
  private boolean stopped;

  Habits(SimWorld world, Temper temper) {
    this.world = world;
    this.temper = temper;
  }

  void stop() {
    stopped = true;
  }

  void hear(SimLink link, ServerFrame frame) {
    newest = frame;
    switch (frame.action()) {
      case MOVE, RETRY -> asked(link, frame);
      case ASK -> frame.question().ifPresent(question -> answer(link, question));
      case PING -> link.say(new ClientFrame.Pong());
      case ASSIGN, REFUSE, WAIT, SHOW, NOTICE, STATUS, OVER, TABLES, GOODBYE -> {}
    }
    if (frame.action() != Action.PING && world.chance(temper.whim())) {
      later(link, 5_000, this::whim);
    }
  }

  private void later(SimLink link, long most, Consumer<SimLink> act) {
    world.in(
        world.between(100, most),
        () -> {
          if (!stopped) {
            act.accept(link);
          }
        });
  }

  private void asked(SimLink link, ServerFrame request) {
    if (!world.chance(temper.lie())) {
      link.say(new ClientFrame.Ack(request.revision()));
    }
    if (world.chance(temper.move())) {
      later(link, temper.slowest(), this::move);
    }
  }

  private void move(SimLink link) {
    if (world.chance(temper.lie())) {
      link.say(lie());
    } else {
      legalMove().ifPresent(link::say);
    }
  }

  private Optional<ClientFrame> legalMove() {
    ServerFrame shown = newest;
    return shown == null || !shown.turn().map(Role::of).equals(shown.role())
        ? Optional.empty()
        : anybodysMove(shown, shown.revision());
  }

  private Optional<ClientFrame> anybodysMove(ServerFrame shown, int revision) {
    if (shown.turn().isEmpty()) {
      return Optional.empty();
    }
    List<Move> legal = new Position(shown.board(), shown.turn().orElseThrow()).legalMoves();
    Move move = legal.get((int) world.between(0, legal.size() - 1));
    List<Integer> path = move.path().stream().map(Square::number).toList();
    return Optional.of(new ClientFrame.PlayMove(revision, path));
  }

  private ClientFrame lie() {
    int revision = newest == null ? 0 : newest.revision();
    int shift = (int) world.between(-3, 3);
    int squares = (int) world.between(2, 4);
    List<Integer> path =
        IntStream.range(0, squares)
            .mapToObj(n -> (int) world.between(0, world.chance(0.2) ? 255 : 33))
            .toList();
    Optional<ClientFrame> wrong =
        Optional.ofNullable(newest)
            .flatMap(shown -> anybodysMove(shown, world.chance(0.5) ? revision : revision - 9));
    return switch ((int) world.between(0, 5)) {
      case 4, 5 -> wrong.orElseGet(ClientFrame.Resign::new);
      case 0 -> new ClientFrame.PlayMove(revision, path);
      case 1 -> new ClientFrame.PlayMove(revision + shift, path);
      case 2 -> new ClientFrame.Ack(revision + shift);
      default -> new ClientFrame.Answer((int) world.between(0, 30), world.chance(0.5));
    };
  }

  private void answer(SimLink link, Field.Question question) {
    if (world.chance(0.9)) {
      int id = world.chance(temper.lie()) ? question.id() - 1 : question.id();
      boolean yes = world.chance(0.6);
      later(link, 3_000, to -> to.say(new ClientFrame.Answer(id, yes)));
    }
  }

  /** Whether or not it makes sense now. */
  private void whim(SimLink link) {
    link.say(
        switch ((int) world.between(0, 9)) {
          case 0 -> new ClientFrame.Resign();
          case 1, 2 -> new ClientFrame.OfferDraw();
          case 3, 4, 5 -> new ClientFrame.Pause();
          case 6, 7 -> new ClientFrame.Continue();
          case 8 -> world.chance(0.3) ? new ClientFrame.Leave() : new ClientFrame.Pong();
          default -> legalMove().orElseGet(this::lie);
        });
  }
}
