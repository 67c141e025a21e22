package checkers.client.update;

import checkers.client.model.Address;
import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.client.model.Selection;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Field;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the server says. */
final class Frames {
  private Frames() {}

  static Step received(Model model, ServerFrame frame) {
    return switch (frame.action()) {
      case ASSIGN, TABLES -> Step.of(model);
      case REFUSE -> refused(model, frame);
      case GOODBYE -> goodbye(model, frame);
      case WAIT, MOVE, RETRY, SHOW, NOTICE, STATUS, ASK, OVER, PING ->
          seen(model, frame).map(before -> table(model, before, frame)).orElse(Step.of(model));
    };
  }

  private static Step refused(Model model, ServerFrame frame) {
    String why = "The server says: " + frame.message();
    return model.screen() instanceof Screen.Connecting connecting
        ? Joining.giveUp(model, connecting, why).after(new Effect.Disconnect())
        : Step.of(model);
  }

  /** The last sight of the table stays until the farewell has been read. */
  private static Step goodbye(Model model, ServerFrame frame) {
    return seen(model, frame)
        .map(play -> model.with(play.withEnd(frame.message())).withDialog(Optional.empty()))
        .map(Step::of)
        .orElse(Step.of(model));
  }

  private static Step table(Model model, Screen.Play before, ServerFrame frame) {
    Seat seat = seat(before.seat(), frame, model.now());
    ServerFrame last = before.seat().frame();
    boolean newBoard = !frame.board().equals(last.board());
    boolean myTurnBegins = seat.isMyTurn() && (newBoard || !before.seat().isMyTurn());
    Screen.Play shown =
        withMessage(
            withSelection(
                Records.with(model, before.seat(), before.withSeat(seat)), myTurnBegins, frame),
            last,
            frame);
    List<Effect> effects = new ArrayList<>();
    if (asksToMove(frame)) {
      effects.add(new Effect.Send(new ClientFrame.Ack(frame.revision())));
    }
    if (frame.action() == Action.MOVE && myTurnBegins && model.preferences().sound()) {
      effects.add(new Effect.Bell());
    }
    return new Step(model.with(shown).withDialog(dialog(model, last, frame)), effects);
  }

  private static boolean asksToMove(ServerFrame frame) {
    return frame.action() == Action.MOVE || frame.action() == Action.RETRY;
  }

  /** The table as it was before this frame; a new one, if the frame is the first. */
  private static Optional<Screen.Play> seen(Model model, ServerFrame frame) {
    return switch (model.screen().type()) {
      case PLAY -> Optional.of((Screen.Play) model.screen()).filter(play -> !play.gone());
      case CONNECTING -> {
        Screen.Connecting connecting = (Screen.Connecting) model.screen();
        yield connecting
            .returning()
            .or(() -> Optional.of(arrived(model, Optional.of(connecting.address()), frame)));
      }
      case FORM ->
          ((Screen.Form) model.screen()).purpose() == Screen.Form.Purpose.TWO_PLAYERS
              ? Optional.of(arrived(model, Optional.empty(), frame))
              : Optional.empty();
      case MENU -> Optional.empty();
    };
  }

  private static Screen.Play arrived(Model model, Optional<Address> server, ServerFrame first) {
    return Screen.Play.arrived(
        server, new Seat(first, model.now(), Optional.empty(), Optional.empty()));
  }

  private static Seat seat(Seat before, ServerFrame frame, Instant now) {
    return new Seat(
        frame, now, frame.limits().or(before::limits), frame.token().or(before::resume));
  }

  /** A move half made survives notices, but not another board and not a refusal. */
  private static Screen.Play withSelection(
      Screen.Play play, boolean myTurnBegins, ServerFrame frame) {
    if (!play.seat().isMyTurn()) {
      return withSelection(play, Selection.NONE);
    }
    boolean askedAgain = asksToMove(frame) && play.selection().equals(Selection.NONE);
    boolean fresh = myTurnBegins || askedAgain || frame.action() == Action.RETRY;
    return fresh ? withSelection(play, Selection.of(legalMoves(frame))) : play;
  }

  private static Screen.Play withSelection(Screen.Play play, Selection selection) {
    return play.with(selection).withDrag(Optional.empty()).withTyped("");
  }

  private static List<Move> legalMoves(ServerFrame frame) {
    Position position = new Position(frame.board(), frame.turn().orElseThrow());
    return position.legalMoves().stream().sorted().toList();
  }

  private static Screen.Play withMessage(Screen.Play play, ServerFrame last, ServerFrame frame) {
    Screen.Play uncovered = begins(last, frame) ? play.withStatus(Optional.empty()) : play;
    if (frame.message().isEmpty()) {
      return uncovered;
    }
    return switch (frame.action()) {
      case OVER, STATUS -> uncovered.withStatus(Optional.of(frame.message()));
      case MOVE, WAIT, SHOW, RETRY, NOTICE -> uncovered.withAction(frame.message());
      case ASSIGN, REFUSE, ASK, TABLES, PING, GOODBYE -> uncovered;
    };
  }

  /** A new question replaces an old one; what ends a game or begins one ends all questions. */
  private static Optional<Dialog> dialog(Model model, ServerFrame last, ServerFrame frame) {
    if (frame.action() == Action.ASK && frame.question().isPresent()) {
      Field.Question question = frame.question().get();
      return Optional.of(
          new Dialog(
              Dialog.Kind.SERVER,
              frame.message(),
              Optional.of(question.id()),
              Optional.of(model.now().plusMillis(question.answerMillis()))));
    }
    boolean ends = frame.action() == Action.OVER;
    return begins(last, frame) || ends ? Optional.empty() : model.dialog();
  }

  /** Whether there is a game now, and another one or none with the frame before. */
  static boolean begins(ServerFrame last, ServerFrame frame) {
    return frame.turn().isPresent() && (last.turn().isEmpty() || plies(frame) < plies(last));
  }

  private static int plies(ServerFrame frame) {
    return frame.progress().map(Field.Progress::plies).orElse(0);
  }
}
