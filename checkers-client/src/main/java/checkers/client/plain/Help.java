package checkers.client.plain;

import checkers.client.model.Screen;
import java.util.List;

/** What can be typed where. */
final class Help {
  private static final List<String> TABLE =
      """
      A move: the squares it goes over, such as 11-15, 15x22 or 15 22.
      board: draw the board, now and after each move (r, w men; R, W kings).
      words: tell the position in words, now and after each move.
      moves: the legal moves. history: the moves so far. fen: the position as FEN.
      clock: the time left. who: the players, the spectators, whose turn it is.
      draw: offer a draw. resign: give up. pause and continue: stop the clock.
      yes or no: answer a question. An empty line: you have read the message.
      flip: turn the board. numbers: show or hide the numbers of the squares.
      quit: leave the table.
      Rules: men go forward, kings both ways; who can jump must jump, to the end.
      """
          .lines()
          .toList();

  private Help() {}

  static List<String> of(Screen.Type screen) {
    return switch (screen) {
      case MENU -> List.of(Screens.MENU_PROMPT);
      case FORM -> List.of("Type what is asked for, an empty line to keep it, or back.");
      case CONNECTING -> List.of("Please wait for the server, or type quit.");
      case PLAY -> TABLE;
    };
  }
}
