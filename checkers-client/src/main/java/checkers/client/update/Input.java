package checkers.client.update;

import checkers.client.model.Size;
import checkers.core.protocol.ServerFrame;

/** Something that comes from outside: from the person, the terminal, the server or the clock. */
public sealed interface Input {
  /** For a switch over all kinds. */
  Type type();

  /** The kinds of inputs. */
  enum Type {
    KEY,
    MOUSE,
    RESIZED,
    FRAME,
    CONNECTION_FAILED,
    CONNECTION_LOST,
    TICK,
    LINE,
    NO_MORE_LINES
  }

  /**
   * A key. Characters come as themselves, others by name.
   *
   * @param character meaningful for {@link Name#CHARACTER} only
   */
  record Key(Name name, int character) implements Input {
    /** Keys that are not characters, and CHARACTER for those that are. */
    public enum Name {
      CHARACTER,
      ENTER,
      ESCAPE,
      BACKSPACE,
      TAB,
      BACK_TAB,
      LEFT,
      RIGHT,
      UP,
      DOWN,
      REDRAW,
      INTERRUPT
    }

    public static Key of(Name name) {
      return new Key(name, 0);
    }

    public static Key of(char character) {
      return new Key(Name.CHARACTER, character);
    }

    @Override
    public Type type() {
      return Type.KEY;
    }
  }

  /** The mouse at a cell, counted from the upper left corner. */
  record Mouse(Gesture gesture, int column, int row) implements Input {
    /** What its left button does. */
    public enum Gesture {
      PRESS,
      DRAG,
      RELEASE
    }

    @Override
    public Type type() {
      return Type.MOUSE;
    }
  }

  /** The terminal has another size now. */
  record Resized(Size size) implements Input {
    @Override
    public Type type() {
      return Type.RESIZED;
    }
  }

  /** The server, or the table in this process, has sent a frame. */
  record Frame(ServerFrame frame) implements Input {
    @Override
    public Type type() {
      return Type.FRAME;
    }
  }

  /** A connection could not be made. */
  record ConnectionFailed(String why) implements Input {
    @Override
    public Type type() {
      return Type.CONNECTION_FAILED;
    }
  }

  /** The connection to a table is gone, without a GOODBYE. */
  record ConnectionLost(String why) implements Input {
    @Override
    public Type type() {
      return Type.CONNECTION_LOST;
    }
  }

  /** Nothing but that time has passed. */
  record Tick() implements Input {
    @Override
    public Type type() {
      return Type.TICK;
    }
  }

  /** A line of text, where there is no screen; {@code plain} makes keys of it. */
  record Line(String text) implements Input {
    @Override
    public Type type() {
      return Type.LINE;
    }
  }

  /** Nobody types any more. */
  record NoMoreLines() implements Input {
    @Override
    public Type type() {
      return Type.NO_MORE_LINES;
    }
  }
}
