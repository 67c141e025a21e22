package checkers.server.net;

import checkers.server.hall.HallSettings;

/**
 * What the operator decides about a server.
 *
 * @param host the address to listen on; empty for all
 * @param basePort where clients say HELLO; 0 for any free one, with a single port
 * @param singlePort whether they say READY there too, instead of at a port of their own
 * @param loops how many threads share the tables
 */
public record ServerSettings(
    String host, int basePort, boolean singlePort, int loops, HallSettings hall, Limits limits) {}
