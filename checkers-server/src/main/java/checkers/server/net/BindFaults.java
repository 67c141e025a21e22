package checkers.server.net;

import java.util.Optional;

/** Why a port could not be opened, in one sentence. */
final class BindFaults {
  private static final String TAKEN = " is taken by another program";

  private BindFaults() {}

  /** The base port's, with what to do. */
  static String advise(int port, Throwable cause) {
    String fault = explain(port, cause);
    return fault.endsWith(TAKEN) ? fault + ": choose another by --base-port" : fault;
  }

  /** The kinds of sockets throw different exceptions, but both quote the system. */
  static String explain(int port, Throwable cause) {
    String system = Optional.ofNullable(cause.getMessage()).orElse(cause.toString());
    if (system.contains("in use")) {
      return "port " + port + TAKEN;
    }
    if (system.contains("assign requested address")) {
      return "port " + port + " cannot be opened: --host is not an address of this machine";
    }
    return "port " + port + " cannot be opened: " + system;
  }
}
