package checkers.server.net;

import checkers.core.protocol.ProtocolException;
import io.netty.channel.ChannelHandlerContext;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** What to do when something goes wrong on a connection: end it, and nothing else. */
final class Faults {
  private static final Logger LOG = System.getLogger("checkers.net");

  private Faults() {}

  static void handle(Connection connection, ChannelHandlerContext context, Throwable cause) {
    if (cause instanceof ProtocolException malformed) {
      LOG.log(Level.DEBUG, () -> connection.peer() + ": " + malformed.sentence());
      connection.goodbye(malformed.code(), malformed.sentence());
    } else if (cause instanceof IOException) {
      LOG.log(Level.DEBUG, () -> connection.peer() + ": the connection broke");
      context.close();
    } else {
      LOG.log(
          Level.WARNING,
          "the connection from " + connection.peer() + " failed by our own fault",
          cause);
      context.close();
    }
  }
}
