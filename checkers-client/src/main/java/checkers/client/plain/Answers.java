package checkers.client.plain;

import checkers.client.model.GameRecord;
import checkers.client.model.Layout;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.core.notation.Fen;
import checkers.core.notation.MoveText;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Board;
import checkers.core.rules.Position;
import checkers.core.rules.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is told on request; nothing changes but how positions are shown. */
final class Answers {
  private static final String NO_GAME = "There is no game going on.";

  private Answers() {}

  static Optional<Reading> to(Plain plain, Model model, Screen.Play play, Word word) {
    Seat seat = play.seat();
    return switch (word) {
      case BOARD -> Optional.of(shown(new Plain(false), model, play));
      case WORDS -> Optional.of(shown(new Plain(true), model, play));
      case MOVES -> Optional.of(Reading.say(plain, moves(seat)));
      case HISTORY -> Optional.of(Reading.say(plain, history(play)));
      case FEN -> Optional.of(Reading.say(plain, position(seat).map(Fen::write).orElse(NO_GAME)));
      case CLOCK -> Optional.of(Reading.say(plain, clock(model, seat)));
      case WHO -> Optional.of(Reading.say(plain, who(seat)));
      case DRAW, RESIGN, PAUSE, CONTINUE, YES, NO, FLIP, NUMBERS, HELP, QUIT -> Optional.empty();
    };
  }

  private static Reading shown(Plain plain, Model model, Screen.Play play) {
    boolean empty = play.seat().frame().board().equals(Board.EMPTY);
    return Reading.say(plain, empty ? List.of(NO_GAME) : board(plain, model, play));
  }

  /** The board as the person wants it, his own side at the bottom. */
  static List<String> board(Plain plain, Model model, Screen.Play play) {
    Board board = play.seat().frame().board();
    return plain.words()
        ? BoardText.told(board)
        : BoardText.drawn(board, Layout.bottom(model, play), model.preferences().numbers());
  }

  private static Optional<Position> position(Seat seat) {
    return seat.frame().turn().map(turn -> new Position(seat.frame().board(), turn));
  }

  private static String moves(Seat seat) {
    return position(seat)
        .map(
            position ->
                position.legalMoves().stream()
                    .sorted()
                    .map(move -> MoveText.write(position, move))
                    .collect(
                        Collectors.joining(", ", "Legal moves for " + position.turn() + ": ", ".")))
        .orElse(NO_GAME);
  }

  private static String history(Screen.Play play) {
    List<GameRecord.Entry> seen = play.record().moves();
    int all = played(play);
    if (seen.isEmpty()) {
      return all == 0 ? "No move has been played." : "You have seen none of the " + all + " moves.";
    }
    String moves =
        seen.stream()
            .map(entry -> entry.by() + " " + entry.text())
            .collect(Collectors.joining(", ", "", "."));
    return seen.size() < all
        ? "The last %d of %d moves: %s".formatted(seen.size(), all, moves)
        : Lines.count(all, "move") + ": " + moves;
  }

  /** How many moves both sides have made, seen or not. */
  static int played(Screen.Play play) {
    int seen = play.record().moves().size();
    return play.seat().frame().progress().map(progress -> progress.plies()).orElse(seen);
  }

  private static String clock(Model model, Seat seat) {
    ServerFrame frame = seat.frame();
    if (frame.turn().isEmpty() || frame.clock().isEmpty()) {
      return NO_GAME;
    }
    String left =
        frame.turn().get()
            + " has "
            + Lines.time(seat.left(frame.clock().get().leftMillis(), model.now()));
    return switch (frame.clock().get().phase()) {
      case UNTIMED -> "There is no time limit.";
      case MOVE_TIME -> left + " left to move.";
      case EXTRA_TIME -> left + " of extra time left to move.";
      case STOPPED -> "The clock is stopped.";
    };
  }

  /** Who plays, how many watch, whose turn it is. */
  static String who(Seat seat) {
    Stream<String> players =
        seat.frame().names().isEmpty() ? Stream.of(NO_GAME) : Stream.of(plays(seat));
    Stream<String> spectators =
        seat.frame().spectators().stream().mapToObj(count -> Lines.count(count, "spectator") + ".");
    Stream<String> turn = seat.frame().turn().stream().map(side -> side + " to move.");
    return Stream.of(players, spectators, turn)
        .flatMap(parts -> parts)
        .collect(Collectors.joining(" "));
  }

  static String plays(Seat seat) {
    return seat.name(Side.RED) + " plays red and " + seat.name(Side.WHITE) + " plays white.";
  }
}
