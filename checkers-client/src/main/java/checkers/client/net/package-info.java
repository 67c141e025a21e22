/**
 * The door to a server: one connection to a table, spoken in frames. Whatever comes of it arrives
 * as inputs, from a thread of its own.
 */
@NullMarked
package checkers.client.net;

import org.jspecify.annotations.NullMarked;
