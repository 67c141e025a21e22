package checkers.core.protocol;

import java.util.List;
import java.util.Optional;

/** What a client says, one record for each {@link ClientFrameType}. */
public sealed interface ClientFrame {
  ClientFrameType type();

  /**
   * The first words.
   *
   * @param name clean; may be empty, then the server finds a name
   * @param table the id or the key of the table to go to
   * @param resume what a dropped player got with the seat
   */
  record Hello(Intent intent, String name, Optional<String> table, Optional<Token> resume)
      implements ClientFrame {
    public Hello {
      name = CleanText.name(name);
      table = table.map(CleanText::tableId).filter(id -> !id.isEmpty());
    }

    @Override
    public ClientFrameType type() {
      return ClientFrameType.HELLO;
    }
  }

  /** Said on the port that ASSIGN named. */
  record Ready(Token token) implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.READY;
    }
  }

  record Ack(int revision) implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.ACK;
    }
  }

  /**
   * A move, whether or not the rules allow it.
   *
   * @param revision the revision of the frame that is being answered
   * @param path the start and every landing; numbers as sent, which the referee judges
   */
  record PlayMove(int revision, List<Integer> path) implements ClientFrame {
    public PlayMove {
      path = List.copyOf(path);
      path.forEach(Range::u8);
      Range.path(path.size());
    }

    @Override
    public ClientFrameType type() {
      return ClientFrameType.MOVE;
    }
  }

  record Resign() implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.RESIGN;
    }
  }

  record OfferDraw() implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.OFFER_DRAW;
    }
  }

  record Answer(int question, boolean yes) implements ClientFrame {
    public Answer {
      Range.u16(question);
    }

    @Override
    public ClientFrameType type() {
      return ClientFrameType.ANSWER;
    }
  }

  record Pause() implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.PAUSE;
    }
  }

  record Continue() implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.CONTINUE;
    }
  }

  record Pong() implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.PONG;
    }
  }

  record Leave() implements ClientFrame {
    @Override
    public ClientFrameType type() {
      return ClientFrameType.LEAVE;
    }
  }
}
