/**
 * What {@code scripts/bench client} runs: how soon the first screen is seen, how much is written
 * for a move, how soon a key is answered. Measurements, not tests: nothing here can fail a build.
 */
@NullMarked
package checkers.client.bench;

import org.jspecify.annotations.NullMarked;
