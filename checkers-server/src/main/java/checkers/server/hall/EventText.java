package checkers.server.hall;

import checkers.core.table.Member;
import checkers.core.table.Question;
import checkers.core.table.TableEvent;
import java.util.stream.Collectors;

/** What happened at a table, as the operator reads it. */
final class EventText {
  private EventText() {}

  static String of(TableEvent event) {
    return switch (event.type()) {
      case MEMBER_JOINED -> who(((TableEvent.MemberJoined) event).member()) + " comes in";
      case MEMBER_LEFT -> who(((TableEvent.MemberLeft) event).member()) + " has gone";
      case SEAT_TAKEN -> who(((TableEvent.SeatTaken) event).member()) + " takes a seat";
      case SEAT_LEFT -> who(((TableEvent.SeatLeft) event).member()) + " gives up the seat";
      case WAITING_BEGAN -> "waiting for a player";
      case GAME_STARTED -> started((TableEvent.GameStarted) event);
      case MOVE_MADE -> moved((TableEvent.MoveMade) event);
      case GAME_ENDED -> ((TableEvent.GameEnded) event).outcome().text();
      case ASKED -> asked(((TableEvent.Asked) event).question());
      case DRAW_OFFERED -> ((TableEvent.DrawOffered) event).by() + " offers a draw";
      case DRAW_DECLINED -> ((TableEvent.DrawDeclined) event).by() + " declines the draw";
      case GAME_PAUSED -> ((TableEvent.GamePaused) event).by() + " pauses the game";
      case GAME_CONTINUED -> "the game goes on";
      case TIME_WARNED -> warned((TableEvent.TimeWarned) event);
      case EXTRA_TIME_BEGAN -> ((TableEvent.ExtraTimeBegan) event).side() + " is in extra time";
      case REQUEST_REPEATED -> ((TableEvent.RequestRepeated) event).side() + " is asked again";
      case PLAYER_DROPPED ->
          who(((TableEvent.PlayerDropped) event).member())
              + " has lost the connection and may come back";
      case MEMBER_RETURNED -> who(((TableEvent.MemberReturned) event).member()) + " is back";
      case MEMBER_EXPELLED -> who(((TableEvent.MemberExpelled) event).member()) + " is sent away";
      case TABLE_DISMISSED -> "everybody is sent away, and the table is as new";
    };
  }

  private static String who(Member member) {
    return member.name() + " (client " + member.id() + ")";
  }

  private static String started(TableEvent.GameStarted started) {
    return who(started.red()) + " plays red, " + who(started.white()) + " plays white";
  }

  private static String moved(TableEvent.MoveMade made) {
    return made.by() + " plays " + made.move();
  }

  private static String warned(TableEvent.TimeWarned warned) {
    return warned.side() + " has " + warned.left().toSeconds() + " s left";
  }

  private static String asked(Question question) {
    String whom =
        question.awaiting().stream().map(id -> "client " + id).collect(Collectors.joining(" and "));
    String what =
        switch (question.kind()) {
          case REMATCH -> "to play on";
          case TAKE_SEAT -> "to take the free seat";
          case DRAW -> "to agree to a draw";
        };
    return whom + (question.awaiting().size() == 1 ? " is asked " : " are asked ") + what;
  }
}
