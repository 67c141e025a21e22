/**
 * What happens on an input: (model, input) -> (model, effects). Pure: what is to be done in the
 * world is returned as {@link checkers.client.update.Effect}s for the loop to carry out.
 */
@NullMarked
package checkers.client.update;

import org.jspecify.annotations.NullMarked;
