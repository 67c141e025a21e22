package checkers.core.protocol;

import checkers.core.game.Outcome;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.List;

/** Something that a server frame says beside its board and message. A frame has one of a kind. */
public sealed interface Field {
  Tag tag();

  record ClientId(int id) implements Field {
    public ClientId {
      Range.u16(id);
    }

    @Override
    public Tag tag() {
      return Tag.CLIENT_ID;
    }
  }

  record Port(int number) implements Field {
    public Port {
      Range.u16(number);
    }

    @Override
    public Tag tag() {
      return Tag.PORT;
    }
  }

  /** On ASSIGN the one-time token, on a seat's first WAIT or SHOW the resume token. */
  record Secret(Token token) implements Field {
    @Override
    public Tag tag() {
      return Tag.TOKEN;
    }
  }

  record YourRole(Role role) implements Field {
    @Override
    public Tag tag() {
      return Tag.ROLE;
    }
  }

  record Names(String red, String white) implements Field {
    public Names {
      red = CleanText.name(red);
      white = CleanText.name(white);
    }

    @Override
    public Tag tag() {
      return Tag.NAMES;
    }
  }

  /**
   * What the clock says.
   *
   * @param leftMillis what was left of the phase at the frame's timestamp
   */
  record Clock(ClockPhase phase, long leftMillis) implements Field {
    public Clock {
      Range.u32(leftMillis);
    }

    @Override
    public Tag tag() {
      return Tag.CLOCK;
    }
  }

  /**
   * How long a move may take.
   *
   * @param warningMillis at which remaining times the player to move is warned
   */
  record Limits(long moveMillis, long extraMillis, List<Long> warningMillis) implements Field {
    public Limits {
      Range.u32(moveMillis);
      Range.u32(extraMillis);
      warningMillis = List.copyOf(warningMillis);
      warningMillis.forEach(Range::u32);
      Range.u8(warningMillis.size());
    }

    @Override
    public Tag tag() {
      return Tag.LIMITS;
    }
  }

  /**
   * How the board came to be as it is.
   *
   * @param path the start and every landing
   */
  record LastMove(List<Square> path) implements Field {
    public LastMove {
      path = List.copyOf(path);
      Range.path(path.size());
    }

    @Override
    public Tag tag() {
      return Tag.LAST_MOVE;
    }
  }

  record Result(Outcome outcome) implements Field {
    @Override
    public Tag tag() {
      return Tag.RESULT;
    }
  }

  record Question(int id, QuestionKind kind, long answerMillis) implements Field {
    public Question {
      Range.u16(id);
      Range.u32(answerMillis);
    }

    @Override
    public Tag tag() {
      return Tag.QUESTION;
    }
  }

  record Spectators(int count) implements Field {
    public Spectators {
      Range.u16(count);
    }

    @Override
    public Tag tag() {
      return Tag.SPECTATORS;
    }
  }

  /**
   * How close a draw is.
   *
   * @param plies the moves of both sides so far
   * @param occurrences how often the position on the board has occurred
   * @param quietMoves how many moves each side has made since the last progress
   */
  record Progress(int plies, int occurrences, int quietMoves) implements Field {
    public Progress {
      Range.u16(plies);
      Range.u8(occurrences);
      Range.u8(quietMoves);
    }

    @Override
    public Tag tag() {
      return Tag.PROGRESS;
    }
  }

  record Refusal(RefusalCode code) implements Field {
    @Override
    public Tag tag() {
      return Tag.REFUSAL;
    }
  }

  record Table(String id, String title) implements Field {
    public Table {
      id = CleanText.tableId(id);
      title = CleanText.title(title);
    }

    @Override
    public Tag tag() {
      return Tag.TABLE;
    }
  }

  /** As many of the tables, from the first one on, as fit into any frame. */
  record TableList(List<ListedTable> tables) implements Field {
    /** What is left of a frame in which everything else is as long as it can be. */
    static final int MAX_BYTES = 4096;

    public TableList {
      int bytes = 2;
      int fitting = 0;
      while (fitting < tables.size()
          && (bytes += tables.get(fitting).encodedLength()) <= MAX_BYTES) {
        fitting++;
      }
      tables = List.copyOf(tables.subList(0, fitting));
    }

    @Override
    public Tag tag() {
      return Tag.TABLE_LIST;
    }
  }

  /**
   * A player has lost his connection.
   *
   * @param leftMillis how long he may stay away before he loses
   */
  record Away(Side side, long leftMillis) implements Field {
    public Away {
      Range.u32(leftMillis);
    }

    @Override
    public Tag tag() {
      return Tag.AWAY;
    }
  }

  /**
   * A player has paused the game.
   *
   * @param leftMillis after how long it goes on by itself
   */
  record Pause(Side by, long leftMillis) implements Field {
    public Pause {
      Range.u32(leftMillis);
    }

    @Override
    public Tag tag() {
      return Tag.PAUSE;
    }
  }
}
