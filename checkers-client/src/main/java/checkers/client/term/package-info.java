/**
 * The terminal: bytes in become keys and mouse gestures, canvases out become the fewest bytes that
 * turn the last one into the next. Called by the loop; keys come from threads of its own.
 */
@NullMarked
package checkers.client.term;

import org.jspecify.annotations.NullMarked;
