/**
 * A game of checkers from its first position to its outcome: who is to move, what was played, how
 * close it is to a draw, and why it ended. Immutable values without clock or players; whoever
 * hosts, stores or shows games calls this package.
 */
@NullMarked
package checkers.core.game;

import org.jspecify.annotations.NullMarked;
