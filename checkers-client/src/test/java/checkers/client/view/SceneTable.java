package checkers.client.view;

import checkers.client.model.Address;
import checkers.client.model.Animation;
import checkers.client.model.Screen;
import checkers.client.model.Seat;
import checkers.client.model.Selection;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClockPhase;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table's screen, put together piece by piece. */
final class SceneTable {
  static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  private final SceneGame game;
  private final List<Field> fields = new ArrayList<>();
  private Role role = Role.WHITE;
  private String red = "Grace";
  private String white = "Ada";
  private boolean over;
  private String action = "Your turn.";
  private Optional<String> status = Optional.empty();
  private String typed = "";
  private boolean flipped;
  private Optional<Animation> animation = Optional.empty();
  private List<Square> path = List.of();
  private int cursor;

  SceneTable(SceneGame game) {
    this.game = game;
  }

  SceneTable as(Role next) {
    role = next;
    return this;
  }

  SceneTable names(String forRed, String forWhite) {
    red = forRed;
    white = forWhite;
    return this;
  }

  SceneTable says(String text) {
    action = text;
    return this;
  }

  SceneTable status(String text) {
    status = Optional.of(text);
    return this;
  }

  SceneTable typed(String text) {
    typed = text;
    return this;
  }

  SceneTable flipped() {
    flipped = true;
    return this;
  }

  SceneTable with(Field field) {
    fields.add(field);
    over |= field instanceof Field.Result;
    return this;
  }

  SceneTable inHand(Integer... squares) {
    path = List.of(squares).stream().map(Square::of).toList();
    return this;
  }

  SceneTable cursor(int index) {
    cursor = index;
    return this;
  }

  SceneTable moving(long millis) {
    Instant start = NOW.minusMillis(millis);
    animation = game.lastMove().map(m -> new Animation(game.before().board(), m, start));
    return this;
  }

  Screen.Play build() {
    boolean mine = !over && role == Role.of(game.position().turn()) && animation.isEmpty();
    Selection open =
        new Selection(mine ? game.position().legalMoves() : List.of(), path, Optional.empty());
    List<Square> choices = open.choices();
    Selection selection =
        new Selection(
            open.legal(), path, choices.stream().skip(cursor).findFirst().filter(s -> mine));
    return new Screen.Play(
        Optional.of(new Address("localhost", 9000)),
        new Seat(frame(), NOW, Optional.empty(), Optional.empty()),
        selection,
        action,
        status,
        typed,
        flipped,
        game.record(),
        animation,
        Optional.empty());
  }

  private ServerFrame frame() {
    List<Field> all = new ArrayList<>(fields);
    all.add(new Field.YourRole(role));
    all.add(new Field.Names(red, white));
    game.lastMove().ifPresent(move -> all.add(new Field.LastMove(move.path())));
    addUnlessThere(all, new Field.Progress(game.record().moves().size(), 1, 0));
    addUnlessThere(all, new Field.Clock(ClockPhase.MOVE_TIME, 247_000));
    Optional<Side> turn = over ? Optional.empty() : Optional.of(game.position().turn());
    return new ServerFrame(
        Action.SHOW, NOW.toEpochMilli(), 7, game.position().board(), turn, "", all);
  }

  private static void addUnlessThere(List<Field> fields, Field field) {
    if (fields.stream().noneMatch(other -> other.tag() == field.tag())) {
      fields.add(field);
    }
  }
}
