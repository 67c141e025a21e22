package checkers.client.view;

import checkers.client.model.GameRecord;
import checkers.core.notation.MoveText;
import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A game to be shown, always the same. */
record SceneGame(Position position, Position before, GameRecord record) {
  static SceneGame start() {
    Position start = Position.start(Side.WHITE);
    return new SceneGame(start, start, GameRecord.EMPTY);
  }

  static SceneGame of(Board board, Side turn) {
    Position position = new Position(board, turn);
    return new SceneGame(position, position, GameRecord.EMPTY);
  }

  /** After so many more moves, each chosen by its number. */
  SceneGame play(int plies, int choice) {
    SceneGame game = this;
    for (int ply = 0; ply < plies; ply++) {
      List<Move> legal = game.position.legalMoves().stream().sorted().toList();
      if (legal.isEmpty()) {
        return game;
      }
      game = game.play(legal.get((ply * 5 + choice) % legal.size()));
    }
    return game;
  }

  SceneGame play(Move move) {
    Position next = position.play(move);
    int number = record.moves().size();
    Duration time = Duration.ofMillis(4200 + 700L * (number % 7));
    String text = MoveText.write(position, move);
    GameRecord.Entry entry = new GameRecord.Entry(position.turn(), text, move, time);
    return new SceneGame(next, position, record.with(entry, next, Instant.EPOCH));
  }

  Optional<Move> lastMove() {
    List<GameRecord.Entry> moves = record.moves();
    return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1).move());
  }
}
