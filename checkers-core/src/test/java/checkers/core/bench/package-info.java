/** What {@code scripts/bench} runs. Measurements, not tests: nothing here can fail a build. */
@NullMarked
package checkers.core.bench;

import org.jspecify.annotations.NullMarked;
