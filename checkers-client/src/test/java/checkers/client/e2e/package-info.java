/**
 * Server and clients as processes in real terminals: keys are typed and screens are read as a
 * person would, by tmux. Skipped with a sentence where tmux is missing.
 */
@NullMarked
package checkers.client.e2e;

import org.jspecify.annotations.NullMarked;
