/**
 * All that a client's screen depends on, as one value. Nothing here does anything: {@code update}
 * makes the next model from this one and an input, {@code view} draws it.
 */
@NullMarked
package checkers.client.model;

import org.jspecify.annotations.NullMarked;
