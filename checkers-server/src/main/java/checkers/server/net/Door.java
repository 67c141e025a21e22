package checkers.server.net;

import checkers.server.hall.Hall;
import checkers.server.hall.Loop;
import java.util.OptionalInt;

/**
 * What one port is for.
 *
 * @param takesHello the base port, where clients come first
 * @param takesReady a client's own port, or the only port there is
 * @param id whose own port it is
 */
record Door(Hall hall, Loop hallLoop, boolean takesHello, boolean takesReady, OptionalInt id) {
  static Door base(Hall hall, Loop hallLoop, boolean onlyPort) {
    return new Door(hall, hallLoop, true, onlyPort, OptionalInt.empty());
  }

  static Door ofClient(Hall hall, Loop hallLoop, int id) {
    return new Door(hall, hallLoop, false, true, OptionalInt.of(id));
  }

  /** What a client should have said. */
  String expects() {
    return takesHello ? "Say HELLO first." : "Say READY with your token first.";
  }
}
