/** The scripts at the top of the project, run as a newcomer would. */
@NullMarked
package checkers.scripts;

import org.jspecify.annotations.NullMarked;
