/** The README, compared with the programs that it tells of. Shared by all modules' tests. */
@NullMarked
package checkers.docs;

import org.jspecify.annotations.NullMarked;
