/**
 * What a model looks like: {@link checkers.client.view.View#draw} makes a grid of cells from it.
 * Pure; {@code term} brings the cells to a terminal.
 */
@NullMarked
package checkers.client.view;

import org.jspecify.annotations.NullMarked;
