/**
 * The rules of American checkers: squares, boards, moves, positions, and a referee that explains.
 *
 * <p>Everybody may call this package; it calls nobody. {@link checkers.core.rules.Position} and its
 * neighbours are immutable values for players, servers and screens. Under them lies {@link
 * checkers.core.rules.MoveGenerator}, which works on plain bit sets without allocating and is meant
 * for those who look at millions of positions a second.
 */
@NullMarked
package checkers.core.rules;

import org.jspecify.annotations.NullMarked;
