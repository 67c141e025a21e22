package checkers.server.hall;

import static checkers.server.hall.Violation.unless;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ClientFrameType;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sees every frame that the server sends or gets, and whether it may be so. */
final class Judge {
  private static final byte[] NOTHING = {};
  private static final int LENGTH_BYTES = 2;

  private final SimWorld world;
  private final TokenBook tokens;
  private final Sights sights;
  private final Map<SimLink, ServerFrame> newest = new HashMap<>();
  private final Map<SimLink, GameRecord> games = new HashMap<>();
  private final Map<String, GameRecord> gamesByTable = new HashMap<>();
  private final List<SimLink> farewells = new ArrayList<>();
  private byte[] lastBytes = NOTHING;
  private @Nullable ServerFrame lastFrame;
  private @Nullable SimLink speaker;
  private Optional<ClientFrame> heard = Optional.empty();
  private int toOthers;

  Judge(SimWorld world, TokenBook tokens, Sights sights) {
    this.world = world;
    this.tokens = tokens;
    this.sights = sights;
  }

  /** What a link was told last, even if it is too slow to have got it. */
  Optional<ServerFrame> newest(SimLink link) {
    return Optional.ofNullable(newest.get(link));
  }

  /** A frame that goes to many is decoded once. */
  ServerFrame decode(byte[] bytes) {
    if (bytes != lastBytes || lastFrame == null) {
      lastBytes = bytes;
      try {
        lastFrame = ServerFrameCodec.decode(Arrays.copyOfRange(bytes, LENGTH_BYTES, bytes.length));
      } catch (ProtocolException e) {
        throw new Violation("a frame cannot be read: " + e);
      }
    }
    return lastFrame;
  }

  void sent(SimLink link, byte[] bytes) {
    ServerFrame frame = decode(bytes);
    if (frame.action() != Action.PING) {
      world.note(() -> "to " + link + ": " + FrameText.of(frame));
    }
    unless(!farewells.contains(link), () -> link + " is told something after a farewell");
    switch (frame.action()) {
      case REFUSE, GOODBYE, TABLES -> farewells.add(link);
      case ASSIGN, WAIT, MOVE, RETRY, SHOW, NOTICE, STATUS, ASK, OVER, PING -> {}
    }
    tokens.sent(link, frame);
    sights.see(frame);
    if (frame.role().isPresent()) {
      sentAtTable(link, frame);
    }
  }

  private void sentAtTable(SimLink link, ServerFrame frame) {
    toOthers += link == speaker ? 0 : 1;
    ServerFrame before = newest.put(link, frame);
    unless(
        before == null || Integer.compareUnsigned(before.revision(), frame.revision()) <= 0,
        () -> "the revision falls for " + link);
    unless(
        before != null || frame.table().isPresent(), () -> link + " is not introduced: " + frame);
    frame
        .table()
        .ifPresent(
            table ->
                games.put(link, gamesByTable.computeIfAbsent(table.id(), id -> new GameRecord())));
    GameRecord game = Optional.ofNullable(games.get(link)).orElseThrow();
    game.see(frame, heard, Optional.ofNullable(speaker).flatMap(this::newestRole));
    if (frame.action() == Action.MOVE) {
      unless(
          frame.turn().map(Role::of).equals(frame.role()),
          () -> link + " is asked to move out of turn: " + frame);
    }
  }

  private Optional<Role> newestRole(SimLink link) {
    return newest(link).flatMap(ServerFrame::role);
  }

  void receive(TableLoop loop, int member, SimLink link, ClientFrame frame) {
    Table before = loop.table();
    boolean due = isDue(before);
    boolean current = loop.link(member).filter(link::equals).isPresent();
    boolean watches = !before.company().isPlayer(member);
    boolean asked = before.question().filter(open -> open.awaits(member)).isPresent();
    speaker = link;
    heard = Optional.of(frame);
    toOthers = 0;
    loop.receive(member, link, frame);
    boolean mayChange =
        frame.type() == ClientFrameType.LEAVE || (asked && frame instanceof ClientFrame.Answer);
    if (!due && (!current || (watches && !mayChange))) {
      unless(loop.table().equals(before), () -> link + " only watches, but changes: " + frame);
      unless(toOthers == 0, () -> link + " only watches, but others hear of: " + frame);
    }
    if (frame instanceof ClientFrame.PlayMove move
        && Integer.compareUnsigned(move.revision(), before.boardRevision()) < 0) {
      unless(
          before.boardRevision() == loop.table().boardRevision(),
          () -> link + " moved by what it saw before: " + frame);
    }
    if (!due && current && watches && !asked && frame.type() == ClientFrameType.LEAVE) {
      spectatorWent(before, loop.table(), link);
    }
    speaker = null;
    heard = Optional.empty();
  }

  void lost(TableLoop loop, int member, SimLink link) {
    Table before = loop.table();
    boolean current = loop.link(member).filter(link::equals).isPresent();
    boolean quiet =
        !isDue(before)
            && current
            && !before.company().isPlayer(member)
            && before.question().filter(open -> open.awaits(member)).isEmpty();
    speaker = link;
    toOthers = 0;
    loop.lost(member, link);
    speaker = null;
    unless(
        current || loop.table().equals(before),
        () -> link + " was replaced, but its end changes the table");
    if (quiet) {
      spectatorWent(before, loop.table(), link);
    }
  }

  private void spectatorWent(Table before, Table after, SimLink link) {
    unless(toOthers == 0, () -> "others are told that a spectator goes: " + link);
    unless(
        before.revision() == after.revision() && before.match().equals(after.match()),
        () -> "a spectator's going changes the table: " + link);
  }

  private boolean isDue(Table table) {
    Instant now = world.instant();
    return table.nextDeadline().filter(due -> !due.isAfter(now)).isPresent();
  }

  /** After each task of a loop. */
  void checkFarewells() {
    for (SimLink link : farewells) {
      unless(link.isClosing(), () -> "no close after a farewell to " + link);
    }
    farewells.clear();
  }
}
