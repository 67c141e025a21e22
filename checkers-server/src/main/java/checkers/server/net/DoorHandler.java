package checkers.server.net;

import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.RefusalCode;
import checkers.server.hall.Hall;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The first phase of a connection: one frame, HELLO or READY, and soon. */
final class DoorHandler extends ChannelInboundHandlerAdapter {
  private final Door door;
  private final Connection connection;
  private @Nullable ScheduledFuture<?> patience;
  private boolean spoken;

  DoorHandler(Door door, Connection connection) {
    this.door = door;
    this.connection = connection;
  }

  @Override
  public void channelActive(ChannelHandlerContext context) {
    patience =
        context
            .executor()
            .schedule(
                () -> connection.refuse(RefusalCode.NOT_READY, "You must be ready"),
                door.hall().readyTime().toMillis(),
                TimeUnit.MILLISECONDS);
    context.fireChannelActive();
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    ClientFrame frame = (ClientFrame) message;
    if (connection.isClosing()) {
      return;
    }
    if (spoken) {
      connection.goodbye(
          RefusalCode.MALFORMED, "It is not your turn to speak: wait for an answer.");
      return;
    }
    spoken = true;
    stopWaiting();
    Hall hall = door.hall();
    if (frame instanceof ClientFrame.Hello hello && door.takesHello()) {
      door.hallLoop().execute(() -> hall.hello(hello, connection));
    } else if (frame instanceof ClientFrame.Ready ready && door.takesReady()) {
      context.channel().config().setAutoRead(false);
      door.hallLoop().execute(() -> hall.ready(ready.token(), door.id(), connection));
    } else if (frame instanceof ClientFrame.Hello || frame instanceof ClientFrame.Ready) {
      connection.refuse(RefusalCode.BAD_TOKEN, door.expects());
    } else {
      connection.goodbye(RefusalCode.MALFORMED, door.expects());
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    stopWaiting();
    context.fireChannelInactive();
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    stopWaiting();
  }

  private void stopWaiting() {
    if (patience != null) {
      patience.cancel(false);
      patience = null;
    }
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    Faults.handle(connection, context, cause);
  }
}
