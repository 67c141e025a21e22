package checkers.server.bench;

import java.util.List;

/** Where clients go: to the server, or to the relay that is measured in its place. */
interface House {
  Subject subject();

  /** What players say there, game by game and move by move. */
  List<byte[][]> scripts();

  /** Sends a player to a table; two there play. */
  void play(int table, Player player);

  void watch(int table, Spectator spectator);

  /** Makes one frame go out to everybody who watches at the table of that duel. */
  void fanOut(Duel duel);
}
