/**
 * The door to a table in this process, for two players at one screen. It speaks the same frames as
 * a server and has no thread and no clock: the loop calls it with the time.
 */
@NullMarked
package checkers.client.local;

import org.jspecify.annotations.NullMarked;
