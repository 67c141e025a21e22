package checkers.server.hall;

import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;

/** Frames in a transcript, short enough for people. */
final class FrameText {
  private FrameText() {}

  static String of(ServerFrame frame) {
    return frame.action()
        + frame.clientId().stream().mapToObj(id -> " id " + id).findFirst().orElse("")
        + frame.role().map(FrameText::role).orElse("")
        + " revision "
        + frame.revision()
        + frame.progress().map(Field.Progress::plies).map(plies -> " ply " + plies).orElse("")
        + frame.turn().map(turn -> " turn " + turn).orElse("")
        + frame.question().map(question -> " " + question).orElse("")
        + frame.refusal().map(code -> " " + code).orElse("")
        + " «"
        + frame.message()
        + "»";
  }

  private static String role(Role role) {
    return " " + role;
  }
}
