package checkers.client.model;

/** Where a server is. */
public record Address(String host, int port) {
  @Override
  public String toString() {
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
  }
}
