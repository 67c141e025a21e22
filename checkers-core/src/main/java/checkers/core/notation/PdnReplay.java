package checkers.core.notation;

import checkers.core.game.Game;
import checkers.core.game.Outcome;
import checkers.core.rules.Move;
import checkers.core.rules.Position;
import checkers.core.rules.Rule;
import checkers.core.rules.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** From the syntax of a game to the game: sets up, plays every move, and ends as it says. */
final class PdnReplay {
  private static final Set<String> UNKNOWN = Set.of("", "?");

  private final Source source;
  private final PdnDraft draft;

  PdnReplay(Source source, PdnDraft draft) {
    this.source = source;
    this.draft = draft;
  }

  Parsed<PdnGame> game() {
    try {
      if (draft.fault().isPresent()) {
        PdnToken bad = draft.fault().get();
        throw new Unreadable(source.fault(bad.offset(), bad.text()));
      }
      Game game = ended(played(Game.from(start())));
      Map<String, String> tags = new LinkedHashMap<>();
      draft.tags().forEach((name, tag) -> tags.put(name, tag.text()));
      return new Parsed.Right<>(new PdnGame(tags, game));
    } catch (Unreadable e) {
      return new Parsed.Wrong<>(e.fault());
    }
  }

  private Position start() throws Unreadable {
    Side first = firstMover();
    Optional<PdnToken> fen = draft.tag("FEN").filter(tag -> !UNKNOWN.contains(tag.text()));
    if (fen.isEmpty()) {
      return Position.start(first);
    }
    Parsed<Position> position = Fen.read(fen.get().text());
    if (position instanceof Parsed.Wrong<Position> wrong) {
      int inTag = Math.min(wrong.fault().column() - 1, fen.get().text().length());
      throw unreadable(fen.get().offset() + inTag, wrong.fault().problem());
    }
    return position.orElseThrow();
  }

  /** The letter after the game's number; without one Red, as the federations have it. */
  private Side firstMover() throws Unreadable {
    Optional<PdnToken> tag = draft.tag("GameType").filter(type -> !UNKNOWN.contains(type.text()));
    if (tag.isEmpty()) {
      return Side.RED;
    }
    String[] fields = tag.get().text().split(",", 3);
    if (!fields[0].strip().equals("21")) {
      throw unreadable(
          tag.get().offset(),
          "expected game type 21, American checkers, found \"" + Source.shown(fields[0]) + '"');
    }
    return fields.length > 1 && fields[1].strip().equalsIgnoreCase("W") ? Side.WHITE : Side.RED;
  }

  private Game played(Game start) throws Unreadable {
    Game game = start;
    for (int i = 0; i < draft.moves().size(); i++) {
      PdnToken token = draft.moves().get(i);
      if (game.isOver()) {
        String outcome = game.outcome().map(Outcome::text).orElseThrow();
        throw unreadable(token.offset(), "the game was over before this move: " + outcome);
      }
      List<Integer> squares = new ArrayList<>(squares(token));
      MoveReading reading = MoveText.find(game.position(), squares);
      while (isHalfWay(reading) && i + 1 < draft.moves().size()) {
        List<Integer> next = squares(draft.moves().get(i + 1));
        if (!next.get(0).equals(squares.get(squares.size() - 1))) {
          break;
        }
        squares.addAll(next.subList(1, next.size()));
        reading = MoveText.find(game.position(), squares);
        i++;
      }
      game = game.play(move(reading, token));
    }
    return game;
  }

  /** Old programs wrote a double jump as two moves: {@code 11x18 18x25}. */
  private static boolean isHalfWay(MoveReading reading) {
    return reading instanceof MoveReading.Illegal illegal
        && illegal.refusal().rule() == Rule.MUST_GO_ON;
  }

  private List<Integer> squares(PdnToken token) throws Unreadable {
    Parsed<List<Integer>> squares = MoveText.squares(token.text());
    if (squares instanceof Parsed.Wrong<List<Integer>> wrong) {
      throw unreadable(token.offset(), wrong.fault().problem());
    }
    return squares.orElseThrow();
  }

  private Move move(MoveReading reading, PdnToken token) throws Unreadable {
    if (reading.move().isEmpty()) {
      throw unreadable(token.offset(), Source.shown(token.text()) + ": " + reading.text());
    }
    return reading.move().get();
  }

  /**
   * PDN 3.0 knows the result only as a tag, so the tag goes before what stands after the moves; and
   * the board goes before both, since results are typed by hand and moves have been checked.
   */
  private Game ended(Game game) {
    if (game.isOver()) {
      return game;
    }
    String tag = draft.tag("Result").map(PdnToken::text).orElse(PdnResult.UNFINISHED);
    String termination = draft.tag("Termination").map(PdnToken::text).orElse("");
    return PdnResult.outcome(PdnResult.isDecided(tag) ? tag : draft.result(), termination)
        .map(game::end)
        .orElse(game);
  }

  private Unreadable unreadable(int offset, String problem) {
    return new Unreadable(source.fault(offset, problem));
  }
}
