/**
 * All tables of a server: who may come in, under which id, and to which table. Knows connections
 * only as {@link checkers.server.hall.Link}s and threads only as {@link
 * checkers.server.hall.Loop}s, so that a whole hall runs in a test with simulated time and
 * simulated links.
 */
@NullMarked
package checkers.server.hall;

import org.jspecify.annotations.NullMarked;
