package checkers.core.table;

import checkers.core.game.Outcome;
import checkers.core.rules.Move;
import checkers.core.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Something that happened at a table. */
public sealed interface TableEvent {
  /** For a switch over all kinds. */
  Type type();

  /** The kinds of events, and whether they change what the table shows. */
  enum Type {
    MEMBER_JOINED(false),
    MEMBER_LEFT(false),
    SEAT_TAKEN(true),
    SEAT_LEFT(true),
    WAITING_BEGAN(true),
    GAME_STARTED(true),
    MOVE_MADE(true),
    GAME_ENDED(true),
    ASKED(true),
    DRAW_OFFERED(true),
    DRAW_DECLINED(true),
    GAME_PAUSED(true),
    GAME_CONTINUED(true),
    TIME_WARNED(true),
    EXTRA_TIME_BEGAN(true),
    REQUEST_REPEATED(false),
    PLAYER_DROPPED(true),
    MEMBER_RETURNED(true),
    MEMBER_EXPELLED(true),
    TABLE_DISMISSED(true);

    private final boolean revises;

    Type(boolean revises) {
      this.revises = revises;
    }

    boolean revises() {
      return revises;
    }
  }

  /** Came to the table; seats are told of in events of their own. */
  record MemberJoined(Member member) implements TableEvent {
    @Override
    public Type type() {
      return Type.MEMBER_JOINED;
    }
  }

  /** Went, or was dropped for good. */
  record MemberLeft(Member member) implements TableEvent {
    @Override
    public Type type() {
      return Type.MEMBER_LEFT;
    }
  }

  record SeatTaken(Member member) implements TableEvent {
    @Override
    public Type type() {
      return Type.SEAT_TAKEN;
    }
  }

  /** Gave up his seat, and watches or has left. */
  record SeatLeft(Member member) implements TableEvent {
    @Override
    public Type type() {
      return Type.SEAT_LEFT;
    }
  }

  /** There is a free seat and nobody left to be asked. */
  record WaitingBegan() implements TableEvent {
    @Override
    public Type type() {
      return Type.WAITING_BEGAN;
    }
  }

  record GameStarted(Member red, Member white) implements TableEvent {
    @Override
    public Type type() {
      return Type.GAME_STARTED;
    }
  }

  record MoveMade(Side by, Move move) implements TableEvent {
    @Override
    public Type type() {
      return Type.MOVE_MADE;
    }
  }

  record GameEnded(Outcome outcome) implements TableEvent {
    @Override
    public Type type() {
      return Type.GAME_ENDED;
    }
  }

  /** Those whom the question awaits have been asked. */
  record Asked(Question question) implements TableEvent {
    @Override
    public Type type() {
      return Type.ASKED;
    }
  }

  record DrawOffered(Side by) implements TableEvent {
    @Override
    public Type type() {
      return Type.DRAW_OFFERED;
    }
  }

  record DrawDeclined(Side by) implements TableEvent {
    @Override
    public Type type() {
      return Type.DRAW_DECLINED;
    }
  }

  record GamePaused(Side by, Instant until) implements TableEvent {
    @Override
    public Type type() {
      return Type.GAME_PAUSED;
    }
  }

  /** The pause is over, by the one who paused or because it lasted too long. */
  record GameContinued() implements TableEvent {
    @Override
    public Type type() {
      return Type.GAME_CONTINUED;
    }
  }

  /** The player to move was reminded that so much is left until he forfeits. */
  record TimeWarned(Side side, Duration left) implements TableEvent {
    @Override
    public Type type() {
      return Type.TIME_WARNED;
    }
  }

  record ExtraTimeBegan(Side side, Duration extra) implements TableEvent {
    @Override
    public Type type() {
      return Type.EXTRA_TIME_BEGAN;
    }
  }

  /** The request to move was not acknowledged in time and is sent again. */
  record RequestRepeated(Side side) implements TableEvent {
    @Override
    public Type type() {
      return Type.REQUEST_REPEATED;
    }
  }

  /** Lost his connection and may come back until then. */
  record PlayerDropped(Member member, Instant until) implements TableEvent {
    @Override
    public Type type() {
      return Type.PLAYER_DROPPED;
    }
  }

  record MemberReturned(Member member) implements TableEvent {
    @Override
    public Type type() {
      return Type.MEMBER_RETURNED;
    }
  }

  /** Is no longer a member and is to be disconnected. */
  record MemberExpelled(Member member, String why) implements TableEvent {
    @Override
    public Type type() {
      return Type.MEMBER_EXPELLED;
    }
  }

  /** Everybody is to be disconnected; the table is as new. */
  record TableDismissed(List<Member> members, String why) implements TableEvent {
    @Override
    public Type type() {
      return Type.TABLE_DISMISSED;
    }
  }
}
