package checkers.core.host;

import checkers.core.game.Outcome;
import checkers.core.protocol.Field;
import checkers.core.protocol.ProtocolException;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a frame says, in the words of a {@link Script}. */
final class Facts {
  private Facts() {}

  static ServerFrame read(Delivery delivery) {
    byte[] frame = delivery.frame();
    try {
      return ServerFrameCodec.decode(Arrays.copyOfRange(frame, 2, frame.length));
    } catch (ProtocolException malformed) {
      throw new AssertionError(malformed);
    }
  }

  static Map<String, String> of(ServerFrame frame) {
    Map<String, String> facts = new TreeMap<>();
    facts.put("rev", Integer.toUnsignedString(frame.revision()));
    facts.put("turn", frame.turn().map(Side::toString).orElse("nobody"));
    facts.put("role", frame.role().map(Role::name).orElse("none"));
    facts.put("men", frame.board().count(Side.RED) + ":" + frame.board().count(Side.WHITE));
    facts.put("watching", Integer.toString(frame.spectators().orElse(-1)));
    frame.names().ifPresent(names -> facts.put("names", names.red() + "-" + names.white()));
    frame.clock().ifPresent(clock -> facts.put("clock", clock(clock)));
    frame.limits().ifPresent(limits -> facts.put("limits", limits(limits)));
    frame.lastMove().ifPresent(move -> facts.put("last", path(move)));
    frame.result().ifPresent(result -> facts.put("result", result(result)));
    frame
        .question()
        .ifPresent(
            asked -> facts.put("question", asked.kind() + " " + seconds(asked.answerMillis())));
    frame.refusal().ifPresent(code -> facts.put("refusal", code.name()));
    frame
        .away()
        .ifPresent(away -> facts.put("away", away.side() + " " + seconds(away.leftMillis())));
    frame
        .pause()
        .ifPresent(pause -> facts.put("pause", pause.by() + " " + seconds(pause.leftMillis())));
    frame.clientId().ifPresent(id -> facts.put("id", Integer.toString(id)));
    frame.token().ifPresent(token -> facts.put("token", token.hex().substring(30)));
    frame.table().ifPresent(table -> facts.put("table", table.id()));
    return facts;
  }

  private static String clock(Field.Clock clock) {
    return clock.phase() + " " + seconds(clock.leftMillis());
  }

  private static String limits(Field.Limits limits) {
    String warnings =
        limits.warningMillis().stream().map(Facts::seconds).collect(Collectors.joining("/"));
    return seconds(limits.moveMillis()) + "+" + seconds(limits.extraMillis()) + " " + warnings;
  }

  private static String path(Field.LastMove move) {
    return move.path().stream().map(Square::toString).collect(Collectors.joining("-"));
  }

  private static String result(Outcome outcome) {
    return outcome.winner().map(Side::toString).orElse("draw") + " " + outcome.reason();
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }
}
