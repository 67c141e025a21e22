/** The house's arrows as tests; see {@link checkers.arch.Arrows}. Shared by all modules' tests. */
@NullMarked
package checkers.arch;

import org.jspecify.annotations.NullMarked;
