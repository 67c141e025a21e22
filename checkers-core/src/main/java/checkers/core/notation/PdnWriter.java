package checkers.core.notation;

import checkers.core.game.Game;
import checkers.core.rules.Board;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes games strictly by PDN 3.0. Whoever moves first has the numbered moves. A game ends with a
 * star, the only separator that PDN 3.0 allows; who won stands in the Result tag.
 */
public final class PdnWriter {
  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black");
  private static final int WIDTH = 79;

  private PdnWriter() {}

  /** The games one after the other, a blank line between them. */
  public static String write(List<PdnGame> games) {
    return games.stream().map(PdnWriter::write).collect(Collectors.joining("\n"));
  }

  /** One game: tags, a blank line, moves. */
  public static String write(PdnGame pdn) {
    StringBuilder text = new StringBuilder();
    tags(pdn)
        .forEach(
            (name, value) ->
                text.append('[').append(name).append(" \"").append(escape(value)).append("\"]\n"));
    text.append('\n');
    addMoves(text, pdn.game());
    return text.toString();
  }

  private static Map<String, String> tags(PdnGame pdn) {
    Game game = pdn.game();
    Position start = game.startPosition();
    Map<String, String> tags = new LinkedHashMap<>();
    for (String name : ROSTER) {
      if (pdn.tags().containsKey(name)) {
        tags.put(name, pdn.tags().getOrDefault(name, ""));
      }
    }
    tags.put("Result", PdnResult.of(game.outcome()));
    tags.put("GameType", "21," + Fen.letter(start.turn()) + ",8,8,N1,0");
    if (!start.board().equals(Board.START)) {
      tags.put("SetUp", "1");
      tags.put("FEN", Fen.write(start));
    }
    game.outcome().ifPresent(end -> tags.put("Termination", PdnResult.termination(end.reason())));
    pdn.tags().forEach(tags::putIfAbsent);
    return tags;
  }

  private static String escape(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  private static void addMoves(StringBuilder text, Game game) {
    Position position = game.startPosition();
    int lineStart = text.length();
    int ply = 0;
    for (Move move : game.moves()) {
      if (ply % 2 == 0) {
        lineStart = addWord(text, lineStart, (ply / 2 + 1) + ".");
      }
      lineStart = addWord(text, lineStart, MoveText.write(position, move));
      position = position.play(move);
      ply++;
    }
    addWord(text, lineStart, PdnResult.UNFINISHED);
    text.append('\n');
  }

  /** Returns where the line begins that the word came to stand in. */
  private static int addWord(StringBuilder text, int lineStart, String word) {
    if (text.length() == lineStart) {
      text.append(word);
      return lineStart;
    }
    boolean fits = text.length() - lineStart + 1 + word.length() <= WIDTH;
    text.append(fits ? ' ' : '\n').append(word);
    return fits ? lineStart : text.length() - word.length();
  }
}
