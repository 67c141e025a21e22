/**
 * One table being hosted: commands in, encoded frames out. Serves the server, where clients are
 * connections, and the client, where two players share a screen. A host has no thread, no clock and
 * no socket: whoever owns it hands in the time and delivers what comes back.
 */
@NullMarked
package checkers.core.host;

import org.jspecify.annotations.NullMarked;
