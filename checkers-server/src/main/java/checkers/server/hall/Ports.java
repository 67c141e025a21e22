package checkers.server.hall;

import java.util.function.Consumer;

/** The ports at which clients say READY. */
public interface Ports {
  /** The port for that id. */
  int number(int id);

  /**
   * Opens it, if it has to be opened; its connections will live on that loop.
   *
   * @param opened told on the hall's loop whether it could be
   */
  void open(int id, Loop loop, Consumer<Boolean> opened);

  void close(int id);
}
