package checkers.server.net;

import io.netty.channel.ChannelConfig;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.TimeUnit;

/**
 * What to do when a connection cannot be accepted, as when there are no more file descriptors:
 * leave newcomers waiting for a moment, and say so once a minute, not every second.
 */
final class AcceptFaults extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = System.getLogger("checkers.net");
  private static final int REST_MILLIS = 1000;
  private static final int SILENCE_MINUTES = 1;

  private boolean told;

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    if (!told) {
      told = true;
      LOG.log(Level.WARNING, "newcomers have to wait: " + cause.getMessage());
      context.executor().schedule(() -> told = false, SILENCE_MINUTES, TimeUnit.MINUTES);
    }
    ChannelConfig config = context.channel().config();
    config.setAutoRead(false);
    context.executor().schedule(() -> config.setAutoRead(true), REST_MILLIS, TimeUnit.MILLISECONDS);
  }
}
