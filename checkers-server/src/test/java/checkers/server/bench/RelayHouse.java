package checkers.server.bench;

import java.util.List;

/**
 * The way into the relay.
 *
 * @param answerSize how long its answers are
 */
record RelayHouse(Subject subject, Load load, List<byte[][]> scripts, int answerSize)
    implements House {
  @Override
  public void play(int table, Player player) {
    load.connectAndSay(
        subject.port(), player, RelayFrames.request(RelayFrames.PLAY, table, answerSize));
  }

  @Override
  public void watch(int table, Spectator spectator) {
    load.connectAndSay(subject.port(), spectator, RelayFrames.request(RelayFrames.WATCH, table, 0));
  }

  @Override
  public void fanOut(Duel duel) {
    duel.say(RelayFrames.request(RelayFrames.BROADCAST, 0, answerSize));
  }
}
