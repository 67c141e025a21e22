package checkers.client.model;

import checkers.core.protocol.Intent;
import checkers.core.rules.Square;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What fills the terminal. */
public sealed interface Screen {
  /** For a switch over all kinds. */
  Type type();

  /** The kinds of screens. */
  enum Type {
    MENU,
    FORM,
    CONNECTING,
    PLAY
  }

  /** The start menu. */
  record Menu(int selected) implements Screen {
    /** Its entries in order. */
    public enum Entry {
      TWO_PLAYERS("Two players at this screen"),
      JOIN("Join a game"),
      WATCH("Watch a game"),
      OPTIONS("Options"),
      QUIT("Quit");

      private final String title;

      Entry(String title) {
        this.title = title;
      }

      public String title() {
        return title;
      }
    }

    @Override
    public Type type() {
      return Type.MENU;
    }
  }

  /**
   * Entries to be filled in.
   *
   * @param focus the field being edited; {@code fields.size()} is the button that confirms
   * @param problem what is missing or wrong, said in the form itself
   */
  record Form(Purpose purpose, List<FormField> fields, int focus, Optional<String> problem)
      implements Screen {
    /** What the form is for, and the word on its button. */
    public enum Purpose {
      TWO_PLAYERS("Two players at this screen", "Play"),
      JOIN("Join a game", "Join"),
      WATCH("Watch a game", "Watch"),
      OPTIONS("Options", "Save");

      private final String title;
      private final String button;

      Purpose(String title, String button) {
        this.title = title;
        this.button = button;
      }

      public String title() {
        return title;
      }

      public String button() {
        return button;
      }
    }

    public Form {
      fields = List.copyOf(fields);
    }

    @Override
    public Type type() {
      return Type.FORM;
    }
  }

  /**
   * On the way to a table.
   *
   * @param attempt which one it is, from 1
   * @param task what is being done now: «Connecting to server», «Waiting for game»
   * @param failure why the last attempt failed
   * @param retryAt when the next one begins, if one has failed
   * @param returning the table that was lost and may be found again
   */
  record Connecting(
      Address address,
      Intent intent,
      int attempt,
      String task,
      Optional<String> failure,
      Optional<Instant> retryAt,
      Optional<Play> returning)
      implements Screen {
    @Override
    public Type type() {
      return Type.CONNECTING;
    }
  }

  /**
   * At a table.
   *
   * @param server where the table is; empty for a game at one screen
   * @param action the action message above the board, which stays until the next
   * @param status the game status message over the board, until Enter
   * @param typed a move being typed
   * @param flipped whether the board is turned by hand
   * @param record the game so far
   * @param animation a move on its way
   * @param drag where the mouse has pressed a piece
   * @param told whether a spectator has been told that he cannot move
   * @param gone whether the table is lost for good, so that only its last sight is left
   * @param blink of what is chosen
   */
  record Play(
      Optional<Address> server,
      Seat seat,
      Selection selection,
      String action,
      Optional<String> status,
      String typed,
      boolean flipped,
      GameRecord record,
      Optional<Animation> animation,
      Optional<Square> drag,
      boolean told,
      boolean gone,
      Blink blink)
      implements Screen {
    public Play(
        Optional<Address> server,
        Seat seat,
        Selection selection,
        String action,
        Optional<String> status,
        String typed,
        boolean flipped,
        GameRecord record,
        Optional<Animation> animation,
        Optional<Square> drag) {
      this(
          server,
          seat,
          selection,
          action,
          status,
          typed,
          flipped,
          record,
          animation,
          drag,
          false,
          false,
          Blink.SINCE_EVER);
    }

    /** A table at which one has just arrived. */
    public static Play arrived(Optional<Address> server, Seat seat) {
      return new Play(
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

    public Play with(Selection next) {
      return new Play(
          server, seat, next, action, status, typed, flipped, record, animation, drag, told, gone,
          blink);
    }

    public Play withSeat(Seat next) {
      boolean stillTold = told && next.side().isEmpty();
      return new Play(
          server, next, selection, action, status, typed, flipped, record, animation, drag,
          stillTold, gone, blink);
    }

    public Play withAction(String message) {
      return new Play(
          server, seat, selection, message, status, typed, flipped, record, animation, drag, told,
          gone, blink);
    }

    public Play withStatus(Optional<String> message) {
      return new Play(
          server, seat, selection, action, message, typed, flipped, record, animation, drag, told,
          gone, blink);
    }

    public Play withTyped(String text) {
      return new Play(
          server, seat, selection, action, status, text, flipped, record, animation, drag, told,
          gone, blink);
    }

    public Play turned() {
      return new Play(
          server, seat, selection, action, status, typed, !flipped, record, animation, drag, told,
          gone, blink);
    }

    public Play with(GameRecord next, Optional<Animation> moving) {
      return new Play(
          server, seat, selection, action, status, typed, flipped, next, moving, drag, told, gone,
          blink);
    }

    public Play withDrag(Optional<Square> pressed) {
      return new Play(
          server, seat, selection, action, status, typed, flipped, record, animation, pressed, told,
          gone, blink);
    }

    /** A spectator has been told that he cannot move. */
    public Play withTold() {
      return new Play(
          server, seat, selection, action, status, typed, flipped, record, animation, drag, true,
          gone, blink);
    }

    /** What is chosen is lit from now on. */
    public Play litAt(Instant now) {
      return new Play(
          server,
          seat,
          selection,
          action,
          status,
          typed,
          flipped,
          record,
          animation,
          drag,
          told,
          gone,
          new Blink(now));
    }

    /** The table is lost for good. */
    public Play withEnd(String why) {
      return new Play(
          server,
          seat,
          Selection.NONE,
          action,
          Optional.of(why),
          "",
          flipped,
          record,
          animation,
          Optional.empty(),
          told,
          true,
          blink);
    }

    @Override
    public Type type() {
      return Type.PLAY;
    }
  }
}
