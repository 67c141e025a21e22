package checkers.core.table;

/**
 * Somebody at the table.
 *
 * @param id unique among those connected
 * @param mayPlay false for one who came only to watch and is never asked to take a seat
 */
public record Member(int id, String name, boolean mayPlay) {}
