package checkers.client.net;

import checkers.client.model.Address;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Failures of the network in words for a person. */
final class Failures {
  private Failures() {}

  static String connecting(Address address, Duration patience, IOException failure) {
    if (failure instanceof UnknownHostException) {
      return "no machine is called " + address.host();
    }
    if (failure instanceof SocketTimeoutException) {
      return "no answer from " + address + " within " + patience.toSeconds() + " seconds";
    }
    if (failure instanceof ConnectException) {
      boolean refused = words(failure).contains("refused");
      return "no server at "
          + address
          + ": "
          + (refused ? "connection refused" : words(failure).toLowerCase(Locale.ROOT));
    }
    if (failure instanceof NoRouteToHostException) {
      return "there is no way to " + address;
    }
    return "no connection to " + address + ": " + words(failure);
  }

  static String lost(Duration patience, IOException failure) {
    return failure instanceof SocketTimeoutException
        ? "the server has been silent for " + patience.toSeconds() + " seconds"
        : "the connection broke: " + words(failure).toLowerCase(Locale.ROOT);
  }

  private static String words(IOException failure) {
    return Optional.ofNullable(failure.getMessage())
        .orElseGet(() -> failure.getClass().getSimpleName());
  }
}
