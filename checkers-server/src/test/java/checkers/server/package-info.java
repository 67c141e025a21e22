/** Tests of the server as a whole. */
@NullMarked
package checkers.server;

import org.jspecify.annotations.NullMarked;
