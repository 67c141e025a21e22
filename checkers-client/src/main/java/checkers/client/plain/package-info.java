/**
 * The client as lines of text, for screen readers, pipes and terminals that can do no more. The
 * same model and the same update as the full screen, with another way in (a line becomes inputs)
 * and another way out (a change of the model becomes lines). Pure; the loop of {@code app} reads
 * and prints.
 */
@NullMarked
package checkers.client.plain;

import org.jspecify.annotations.NullMarked;
