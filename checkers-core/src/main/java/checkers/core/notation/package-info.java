/**
 * Checkers as people and other programs write it: positions (FEN), games (PDN 3.0), single moves
 * and pictures of boards, read and written.
 *
 * <p>Reading goes in two steps, text to syntax and syntax to a value that the rules have checked.
 * It is liberal, and whatever the text it answers with a value: a {@link
 * checkers.core.notation.Fault} says where the text went wrong. Writing is strict. PDN's Black is
 * our Red. Whoever has text calls this package.
 */
@NullMarked
package checkers.core.notation;

import org.jspecify.annotations.NullMarked;
