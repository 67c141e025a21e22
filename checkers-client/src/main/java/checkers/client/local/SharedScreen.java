package checkers.client.local;

import checkers.core.host.Delivery;
import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.QuestionKind;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.table.Match;
import checkers.core.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Of the frames for two players, those that one screen shows: in a game what is said to the player
 * to move, and questions to whomever they go; after it everything once.
 */
final class SharedScreen {
  private static final int LENGTH_BYTES = 2;

  private Optional<Field.Limits> untold = Optional.empty();

  List<ServerFrame> select(List<Delivery> deliveries, Table table) {
    List<ServerFrame> shown = new ArrayList<>();
    Set<Action> told = EnumSet.noneOf(Action.class);
    for (Delivery delivery : deliveries) {
      ServerFrame frame = decode(delivery);
      frame.limits().ifPresent(limits -> untold = Optional.of(limits));
      if (isForScreen(frame, delivery, table) && told.add(frame.action())) {
        shown.add(reworded(withLimits(frame), table));
      }
    }
    return shown;
  }

  private static boolean isForScreen(ServerFrame frame, Delivery delivery, Table table) {
    return switch (frame.action()) {
      case MOVE, RETRY, NOTICE, STATUS -> isToMover(delivery, table);
      case WAIT -> frame.pause().isPresent() && isToMover(delivery, table);
      case ASK, OVER -> true;
      // One who ran out of time stays at the screen.
      case GOODBYE, SHOW, ASSIGN, REFUSE, TABLES, PING -> false;
    };
  }

  private static boolean isToMover(Delivery delivery, Table table) {
    Optional<Match> running = table.running();
    return running.isEmpty()
        || running.get().player(running.get().game().turn()).member().id()
            == delivery.to().orElse(0);
  }

  /** The limits come with the first words to a player, which are not shown. */
  private ServerFrame withLimits(ServerFrame frame) {
    if (untold.isEmpty()) {
      return frame;
    }
    List<Field> fields = new ArrayList<>(frame.fields());
    fields.add(untold.get());
    untold = Optional.empty();
    return with(frame, frame.message(), fields);
  }

  /** Two people read the same words here: «you» may be either, and nobody has gone. */
  private static ServerFrame reworded(ServerFrame frame, Table table) {
    if (frame.action() == Action.MOVE && frame.turn().isPresent()) {
      String message = frame.message().replace("Your turn.", frame.turn().get() + " to move.");
      return with(frame, message, frame.fields());
    }
    return frame
        .question()
        .flatMap(question -> question(question.kind(), table))
        .map(text -> with(frame, text, frame.fields()))
        .orElse(frame);
  }

  private static Optional<String> question(QuestionKind kind, Table table) {
    return switch (kind) {
      case DRAW ->
          table
              .running()
              .map(match -> match.game().turn())
              .map(side -> side + " offers a draw. Does " + side.opponent() + " accept?");
      case REMATCH -> Optional.of("Do you want to play again?");
      case TAKE_SEAT, PLAY_COMPUTER -> Optional.empty();
    };
  }

  private static ServerFrame with(ServerFrame frame, String message, List<Field> fields) {
    return new ServerFrame(
        frame.action(),
        frame.timestamp(),
        frame.revision(),
        frame.board(),
        frame.turn(),
        message,
        fields);
  }

  private static ServerFrame decode(Delivery delivery) {
    byte[] frame = delivery.frame();
    try {
      return ServerFrameCodec.decode(Arrays.copyOfRange(frame, LENGTH_BYTES, frame.length));
    } catch (ProtocolException impossible) {
      throw new IllegalStateException("our own frame cannot be read", impossible);
    }
  }
}
