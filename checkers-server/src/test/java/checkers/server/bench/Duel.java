package checkers.server.bench;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A table as its two clients share it. Lives on the one loop of the load. */
final class Duel {
  private final byte[][] script;
  private final Tempo tempo;
  private int ply;
  private @Nullable Channel toMove;
  private int revision;
  private long sentAt;

  Duel(byte[][] script, Tempo tempo) {
    this.script = script;
    this.tempo = tempo;
  }

  /** When a player should answer a request to move. */
  interface Tempo {
    /**
     * The request is there.
     *
     * @param nanos since the move before it was sent; none if it is the first of a game
     */
    void requested(Duel duel, OptionalLong nanos);
  }

  void requested(Channel player, int revision) {
    toMove = player;
    this.revision = revision;
    long nanos = System.nanoTime() - sentAt;
    tempo.requested(this, ply == 0 ? OptionalLong.empty() : OptionalLong.of(nanos));
  }

  boolean isRequested() {
    return toMove != null;
  }

  /** The player who has been asked says something else, and still has to move. */
  void say(byte[] message) {
    if (toMove != null) {
      toMove.writeAndFlush(Unpooled.wrappedBuffer(message));
    }
  }

  /** The player who has been asked moves now. */
  void move() {
    Channel player = toMove;
    if (player == null) {
      throw new IllegalStateException("nobody has been asked to move");
    }
    toMove = null;
    byte[] message = script[ply];
    ply = (ply + 1) % script.length;
    ByteBuf bytes = player.alloc().ioBuffer(message.length).writeBytes(message);
    bytes.setInt(Scripts.ACK_REVISION_AT, revision).setInt(Scripts.MOVE_REVISION_AT, revision);
    sentAt = System.nanoTime();
    player.writeAndFlush(bytes, player.voidPromise());
  }
}
