package checkers.client.update;

import checkers.client.model.Address;
import checkers.client.model.Animation;
import checkers.client.model.Dialog;
import checkers.client.model.GameRecord;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.client.model.Selection;
import checkers.core.notation.MoveText;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Field;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the server says. */
final class Frames {
  private Frames() {}

  static boolean isGoodbye(Screen.Play play) {
    return play.seat().frame().action() == Action.GOODBYE;
  }

  static Step received(Model model, ServerFrame frame) {
    return switch (frame.action()) {
      case ASSIGN, TABLES -> Step.of(model);
      case REFUSE -> refused(model, frame);
      case WAIT, MOVE, RETRY, SHOW, NOTICE, STATUS, ASK, OVER, PING, GOODBYE -> table(model, frame);
    };
  }

  private static Step refused(Model model, ServerFrame frame) {
    String why = "The server says: " + frame.message();
    if (model.screen() instanceof Screen.Connecting connecting) {
      Step given = Joining.giveUp(model, connecting, why);
      List<Effect> effects = new ArrayList<>(List.of(new Effect.Disconnect()));
      effects.addAll(given.effects());
      return new Step(given.model(), effects);
    }
    return Step.of(model);
  }

  private static Step table(Model model, ServerFrame frame) {
    Optional<Screen.Play> seen = seen(model, frame);
    if (seen.isEmpty()) {
      return Step.of(model);
    }
    Screen.Play before = seen.get();
    boolean newBoard = !frame.board().equals(before.seat().frame().board());
    Screen.Play shown =
        withMessage(
            withSelection(
                withRecord(model, before.withSeat(seat(before.seat(), frame, model.now()))),
                newBoard),
            frame);
    List<Effect> effects = new ArrayList<>();
    if (frame.action() == Action.MOVE || frame.action() == Action.RETRY) {
      effects.add(new Effect.Send(new ClientFrame.Ack(frame.revision())));
      if (frame.action() == Action.MOVE && model.preferences().sound() && newBoard) {
        effects.add(new Effect.Bell());
      }
    }
    return new Step(model.with(shown).withDialog(dialog(model, frame)), effects);
  }

  /** The table as it was before this frame; a new one, if the frame is the first. */
  private static Optional<Screen.Play> seen(Model model, ServerFrame frame) {
    if (model.screen() instanceof Screen.Play play) {
      return Optional.of(play);
    }
    if (model.screen() instanceof Screen.Form form
        && form.purpose() == Screen.Form.Purpose.TWO_PLAYERS) {
      Seat seat = new Seat(frame, model.now(), Optional.empty(), Optional.empty());
      return Optional.of(arrived(Optional.empty(), seat));
    }
    if (!(model.screen() instanceof Screen.Connecting connecting)) {
      return Optional.empty();
    }
    return Optional.of(
        connecting
            .returning()
            .orElseGet(
                () ->
                    arrived(
                        Optional.of(connecting.address()),
                        new Seat(frame, model.now(), Optional.empty(), Optional.empty()))));
  }

  /** A table at which one has just arrived. */
  static Screen.Play arrived(Optional<Address> server, Seat seat) {
    return new Screen.Play(
        server,
        seat,
        Selection.NONE,
        "",
        Optional.empty(),
        "",
        false,
        GameRecord.EMPTY,
        Optional.empty(),
        Optional.empty());
  }

  private static Seat seat(Seat before, ServerFrame frame, Instant now) {
    return new Seat(
        frame, now, frame.limits().or(before::limits), frame.token().or(before::resume));
  }

  /** Adds the move that led from the last position to this one, if it can be told. */
  private static Screen.Play withRecord(Model model, Screen.Play play) {
    ServerFrame frame = play.seat().frame();
    GameRecord record = play.record();
    if (frame.turn().isEmpty() && frame.result().isEmpty()) {
      return play.with(GameRecord.EMPTY, Optional.empty());
    }
    boolean first = frame.progress().filter(progress -> progress.plies() == 0).isPresent();
    if (first && !record.moves().isEmpty()) {
      record = GameRecord.EMPTY;
    }
    Optional<Position> last = record.last();
    if (last.isEmpty()) {
      return play.with(
          new GameRecord(List.of(), position(frame), Optional.of(model.now())), Optional.empty());
    }
    Optional<Move> played = played(last.get(), frame);
    if (played.isEmpty()) {
      boolean same = last.get().board().equals(frame.board());
      return same
          ? play
          : play.with(
              new GameRecord(record.moves(), position(frame), Optional.of(model.now())),
              Optional.empty());
    }
    Duration took = Duration.between(record.since().orElse(model.now()), model.now());
    Move move = played.get();
    GameRecord.Entry entry =
        new GameRecord.Entry(last.get().turn(), MoveText.write(last.get(), move), move, took);
    Optional<Animation> animation =
        model.preferences().animation()
            ? Optional.of(new Animation(last.get().board(), move, model.now()))
            : Optional.empty();
    return play.with(record.with(entry, last.get().play(move), model.now()), animation);
  }

  private static Optional<Position> position(ServerFrame frame) {
    return frame.turn().map(turn -> new Position(frame.board(), turn));
  }

  private static Optional<Move> played(Position last, ServerFrame frame) {
    Optional<Field.LastMove> path = frame.lastMove();
    return last.board().equals(frame.board()) || path.isEmpty()
        ? Optional.empty()
        : last.legalMoves().stream()
            .filter(move -> move.path().equals(path.get().path()))
            .filter(move -> last.play(move).board().equals(frame.board()))
            .findFirst();
  }

  /** A move half made survives notices, but not another board and not a refusal. */
  private static Screen.Play withSelection(Screen.Play play, boolean newBoard) {
    ServerFrame frame = play.seat().frame();
    boolean myTurn =
        frame.turn().isPresent()
            && frame.turn().equals(play.seat().side())
            && frame.pause().isEmpty();
    if (!myTurn) {
      return play.with(Selection.NONE).withDrag(Optional.empty()).withTyped("");
    }
    boolean fresh =
        newBoard || frame.action() == Action.RETRY || play.selection().equals(Selection.NONE);
    return fresh
        ? play.with(
                Selection.of(position(frame).orElseThrow().legalMoves().stream().sorted().toList()))
            .withTyped("")
        : play;
  }

  private static Screen.Play withMessage(Screen.Play play, ServerFrame frame) {
    if (frame.message().isEmpty()) {
      return play;
    }
    return switch (frame.action()) {
      case OVER, STATUS, GOODBYE -> play.withStatus(Optional.of(frame.message()));
      case MOVE, WAIT, SHOW ->
          (begins(frame) ? play.withStatus(Optional.empty()) : play).withAction(frame.message());
      case RETRY, NOTICE -> play.withAction(frame.message());
      case ASSIGN, REFUSE, ASK, TABLES, PING -> play;
    };
  }

  /** A new question replaces an old one; what ends a game or begins one ends all questions. */
  private static Optional<Dialog> dialog(Model model, ServerFrame frame) {
    if (frame.action() == Action.ASK && frame.question().isPresent()) {
      Field.Question question = frame.question().get();
      return Optional.of(
          new Dialog(
              Dialog.Kind.SERVER,
              frame.message(),
              Optional.of(question.id()),
              Optional.of(model.now().plusMillis(question.answerMillis()))));
    }
    boolean ends = frame.action() == Action.OVER || frame.action() == Action.GOODBYE;
    return begins(frame) || ends ? Optional.empty() : model.dialog();
  }

  private static boolean begins(ServerFrame frame) {
    return switch (frame.action()) {
      case MOVE, WAIT, SHOW ->
          frame.turn().isPresent()
              && frame.progress().filter(progress -> progress.plies() == 0).isPresent();
      case ASSIGN, REFUSE, RETRY, NOTICE, STATUS, ASK, OVER, TABLES, PING, GOODBYE -> false;
    };
  }
}
