package checkers.client.model;

import checkers.core.rules.Move;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move being put together: first a piece, then landing after landing.
 *
 * @param legal all moves there are
 * @param path the piece taken and the landings chosen so far; empty while a piece is being chosen
 * @param cursor the piece or landing that Enter would take
 */
public record Selection(List<Move> legal, List<Square> path, Optional<Square> cursor) {
  public static final Selection NONE = new Selection(List.of(), List.of(), Optional.empty());

  public Selection {
    legal = List.copyOf(legal);
    path = List.copyOf(path);
  }

  /** The legal moves that begin as the path does. */
  public List<Move> open() {
    return legal.stream().filter(move -> move.startsWith(path)).toList();
  }

  /** What can be chosen now: movable pieces, or the next landings, in board order. */
  public List<Square> choices() {
    return open().stream()
        .filter(move -> move.path().size() > path.size())
        .map(move -> move.path().get(path.size()))
        .distinct()
        .sorted()
        .toList();
  }

  /** The piece that has been taken in hand. */
  public Optional<Square> piece() {
    return path.stream().findFirst();
  }

  /** The legal moves, as they are written in full, that go on as the typed text begins. */
  public List<String> completions(String typed) {
    String begun = typed.stripLeading().replaceAll("[ :x-]+", "-");
    return legal.stream()
        .map(Move::toString)
        .filter(text -> text.replace('x', '-').startsWith(begun))
        .sorted()
        .toList();
  }

  /** With one more square chosen. */
  public Selection choose(Square square) {
    List<Square> longer = new ArrayList<>(path);
    longer.add(square);
    return new Selection(legal, longer, Optional.empty()).withFirstCursor();
  }

  /** Where the piece in hand is now: where it stood, or its last landing. */
  public Optional<Square> hand() {
    return path.isEmpty() ? Optional.empty() : Optional.of(path.get(path.size() - 1));
  }

  /** The piece, or the last landing, put back. */
  public Selection takeBack() {
    return path.isEmpty() ? this : new Selection(legal, path.subList(0, path.size() - 1), hand());
  }

  public Selection withCursor(Square square) {
    return new Selection(legal, path, Optional.of(square));
  }

  /** The move that the path has become, once it is complete. */
  public Optional<Move> complete() {
    return legal.stream().filter(move -> move.path().equals(path)).findFirst();
  }

  /** What is there to choose from at the start of a turn; a single legal move is half made. */
  public static Selection of(List<Move> legal) {
    Selection all = new Selection(legal, List.of(), Optional.empty()).withFirstCursor();
    return legal.size() == 1 ? all.choose(legal.get(0).from()) : all;
  }

  private Selection withFirstCursor() {
    return new Selection(legal, path, choices().stream().findFirst());
  }
}
