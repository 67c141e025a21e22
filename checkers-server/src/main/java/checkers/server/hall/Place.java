package checkers.server.hall;

/** Where a client has its place, or will have it. */
record Place(int id, TableLoop table) {}
