package checkers.client.update;

import checkers.client.model.Address;
import checkers.client.model.Preferences;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Intent;
import checkers.core.protocol.Token;
import java.util.Optional;

/** Something that is to be done in the world. */
public sealed interface Effect {
  /** For a switch over all kinds. */
  Type type();

  /** The kinds of effects. */
  enum Type {
    CONNECT,
    START_LOCAL,
    SEND,
    DISCONNECT,
    SAVE,
    BELL,
    REDRAW,
    QUIT
  }

  /** Go to a server's table; what comes of it arrives as inputs. */
  record Connect(Address address, Intent intent, String name, Optional<Token> resume)
      implements Effect {
    @Override
    public Type type() {
      return Type.CONNECT;
    }
  }

  /** Open a table in this process for two players at one screen. */
  record StartLocal(Preferences.LocalGame game) implements Effect {
    @Override
    public Type type() {
      return Type.START_LOCAL;
    }
  }

  /** Say that to the table. */
  record Send(ClientFrame frame) implements Effect {
    @Override
    public Type type() {
      return Type.SEND;
    }
  }

  /** Leave the table, or stop trying to get there. */
  record Disconnect() implements Effect {
    @Override
    public Type type() {
      return Type.DISCONNECT;
    }
  }

  record Save(Preferences preferences) implements Effect {
    @Override
    public Type type() {
      return Type.SAVE;
    }
  }

  record Bell() implements Effect {
    @Override
    public Type type() {
      return Type.BELL;
    }
  }

  /** Draw the whole screen anew. */
  record Redraw() implements Effect {
    @Override
    public Type type() {
      return Type.REDRAW;
    }
  }

  /**
   * End the program.
   *
   * @param lastWords printed after the terminal has been given back, if any
   */
  record Quit(int exitCode, String lastWords) implements Effect {
    @Override
    public Type type() {
      return Type.QUIT;
    }
  }
}
