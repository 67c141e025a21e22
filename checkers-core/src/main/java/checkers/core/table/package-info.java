/**
 * What happens at a table: who sits, who watches, whose turn it is and for how long, who is asked
 * what. A {@link checkers.core.table.Table} is a value; {@link checkers.core.table.Table#handle}
 * takes a command and the time and gives the next table with the events that led there, or a
 * refusal. Nothing here reads a clock, draws lots by itself or sends anything.
 */
@NullMarked
package checkers.core.table;

import org.jspecify.annotations.NullMarked;
