/**
 * The hall on the network: ports, the handshake, connections and their limits. The only package of
 * the server that knows Netty. Each connection goes through phases, each a handler of its own: at
 * the door, at the table, closing.
 */
@NullMarked
package checkers.server.net;

import org.jspecify.annotations.NullMarked;
