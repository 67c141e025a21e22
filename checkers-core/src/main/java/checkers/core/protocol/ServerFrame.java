package checkers.core.protocol;

import checkers.core.game.Outcome;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a server says: always the whole board, a message for the person, and fields. A client may
 * start at any frame.
 *
 * @param timestamp ms since 1970 by the server's clock
 * @param revision rises with every change at the table, unsigned; 0 before a table is joined
 * @param turn nobody's before and after a game
 * @param message one clean line, or nothing
 * @param fields by tag
 */
public record ServerFrame(
    Action action,
    long timestamp,
    int revision,
    Board board,
    Optional<Side> turn,
    String message,
    List<Field> fields) {

  private static final Comparator<Field> BY_TAG = Comparator.comparingInt(f -> f.tag().id());

  public ServerFrame {
    message = CleanText.message(message);
    fields = isOrdered(fields) ? List.copyOf(fields) : fields.stream().sorted(BY_TAG).toList();
    if (!isOrdered(fields)) {
      throw new IllegalArgumentException("two fields of one kind: " + fields);
    }
  }

  public ServerFrame(
      Action action,
      long timestamp,
      int revision,
      Board board,
      Optional<Side> turn,
      String message,
      Field... fields) {
    this(action, timestamp, revision, board, turn, message, List.of(fields));
  }

  private static boolean isOrdered(List<Field> fields) {
    for (int i = 1; i < fields.size(); i++) {
      if (fields.get(i - 1).tag().id() >= fields.get(i).tag().id()) {
        return false;
      }
    }
    return true;
  }

  public OptionalInt clientId() {
    return number(find(Field.ClientId.class).map(Field.ClientId::id));
  }

  public OptionalInt port() {
    return number(find(Field.Port.class).map(Field.Port::number));
  }

  public Optional<Token> token() {
    return find(Field.Secret.class).map(Field.Secret::token);
  }

  public Optional<Role> role() {
    return find(Field.YourRole.class).map(Field.YourRole::role);
  }

  public Optional<Field.Names> names() {
    return find(Field.Names.class);
  }

  public Optional<Field.Clock> clock() {
    return find(Field.Clock.class);
  }

  public Optional<Field.Limits> limits() {
    return find(Field.Limits.class);
  }

  public Optional<Field.LastMove> lastMove() {
    return find(Field.LastMove.class);
  }

  public Optional<Outcome> result() {
    return find(Field.Result.class).map(Field.Result::outcome);
  }

  public Optional<Field.Question> question() {
    return find(Field.Question.class);
  }

  public OptionalInt spectators() {
    return number(find(Field.Spectators.class).map(Field.Spectators::count));
  }

  public Optional<Field.Progress> progress() {
    return find(Field.Progress.class);
  }

  public Optional<RefusalCode> refusal() {
    return find(Field.Refusal.class).map(Field.Refusal::code);
  }

  public Optional<Field.Table> table() {
    return find(Field.Table.class);
  }

  /** The public tables; empty too if the frame has no list. */
  public List<ListedTable> tables() {
    return find(Field.TableList.class).map(Field.TableList::tables).orElse(List.of());
  }

  public Optional<Field.Away> away() {
    return find(Field.Away.class);
  }

  public Optional<Field.Pause> pause() {
    return find(Field.Pause.class);
  }

  private <F extends Field> Optional<F> find(Class<F> kind) {
    return fields.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  private static OptionalInt number(Optional<Integer> found) {
    return found.map(OptionalInt::of).orElse(OptionalInt.empty());
  }
}
