/**
 * The client as a program: its command line, the person's file of preferences, and the loop that
 * takes one input after the other: update, effects, draw.
 */
@NullMarked
package checkers.client.app;

import org.jspecify.annotations.NullMarked;
