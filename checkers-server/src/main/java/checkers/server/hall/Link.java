package checkers.server.hall;

import java.time.Instant;
import java.util.Collection;

/** A connection to a client. Sending never blocks and may be done from any thread. */
public interface Link {
  /** Sends a frame that must arrive; a link that is too far behind is closed instead. */
  void send(byte[] frame);

  /** Closes the connection when everything sent before has gone out. */
  void close();

  /** Runs the task on any thread once the connection is closed; now, if it is already. */
  void onClosed(Runnable task);

  /** Where the client is, for the log. */
  String peer();

  /** When the other side last sent anything. */
  Instant lastHeard();

  /** The client has come to its table: from now on its frames go there. */
  void seatedAt(TableLoop table, int member);

  /**
   * Shows the newest state of a table on many links. A link that cannot take it now skips what is
   * older and gets the newest when it can.
   */
  interface Broadcast {
    void show(Collection<? extends Link> links, byte[] frame);
  }
}
