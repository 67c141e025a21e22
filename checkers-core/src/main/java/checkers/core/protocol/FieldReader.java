package checkers.core.protocol;

import static checkers.core.protocol.ProtocolException.malformed;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the fields that {@link FieldWriter} wrote, trusting nothing. */
final class FieldReader {
  private static final List<Tag> TAGS = List.of(Tag.values());
  private static final List<Role> ROLES = List.of(Role.values());
  private static final List<ClockPhase> PHASES = List.of(ClockPhase.values());
  private static final List<Reason> REASONS = List.of(Reason.values());
  private static final List<QuestionKind> KINDS = List.of(QuestionKind.values());
  private static final List<RefusalCode> REFUSALS = List.of(RefusalCode.values());

  private FieldReader() {}

  /** All fields to the end of the frame, those with unknown tags left out. */
  static List<Field> readAll(WireReader in) throws ProtocolException {
    List<Field> fields = new ArrayList<>();
    int seen = 0;
    while (in.hasMore()) {
      int id = in.u8();
      WireReader content = in.field();
      Optional<Tag> tag = TAGS.stream().filter(t -> t.id() == id).findFirst();
      if (tag.isPresent()) {
        int bit = 1 << id;
        if ((seen & bit) != 0) {
          throw malformed("Field " + id + " comes twice.");
        }
        seen |= bit;
        fields.add(read(tag.get(), content));
        content.expectEnd("field " + id);
      }
    }
    return fields;
  }

  private static Field read(Tag tag, WireReader in) throws ProtocolException {
    return switch (tag) {
      case CLIENT_ID -> new Field.ClientId(in.u16());
      case PORT -> new Field.Port(in.u16());
      case TOKEN -> new Field.Secret(in.token());
      case ROLE -> new Field.YourRole(in.oneOf("role", ROLES, Role::id));
      case NAMES -> new Field.Names(in.str8(), in.str8());
      case CLOCK -> new Field.Clock(in.oneOf("clock phase", PHASES, ClockPhase::id), in.u32());
      case LIMITS -> limits(in);
      case LAST_MOVE -> lastMove(in);
      case RESULT -> result(in);
      case QUESTION ->
          new Field.Question(in.u16(), in.oneOf("question", KINDS, QuestionKind::id), in.u32());
      case SPECTATORS -> new Field.Spectators(in.u16());
      case PROGRESS -> new Field.Progress(in.u16(), in.u8(), in.u8());
      case REFUSAL -> new Field.Refusal(in.oneOf("refusal", REFUSALS, RefusalCode::id));
      case TABLE -> new Field.Table(in.str8(), in.str8());
      case TABLE_LIST -> tableList(in);
      case AWAY -> new Field.Away(side(in), in.u32());
      case PAUSE -> new Field.Pause(side(in), in.u32());
    };
  }

  private static Field limits(WireReader in) throws ProtocolException {
    long moveMillis = in.u32();
    long extraMillis = in.u32();
    List<Long> warnings = new ArrayList<>();
    for (int left = in.u8(); left > 0; left--) {
      warnings.add(in.u32());
    }
    return new Field.Limits(moveMillis, extraMillis, warnings);
  }

  private static Field lastMove(WireReader in) throws ProtocolException {
    int squares = in.u8();
    if (!Range.isPath(squares)) {
      throw malformed("No move has " + squares + " squares.");
    }
    List<Square> path = new ArrayList<>(squares);
    for (int left = squares; left > 0; left--) {
      int number = in.u8();
      if (!Square.isOnBoard(number)) {
        throw malformed("There is no square " + number + ".");
      }
      path.add(Square.of(number));
    }
    return new Field.LastMove(path);
  }

  private static Field result(WireReader in) throws ProtocolException {
    int winner = in.u8();
    Reason reason = in.oneOf("reason", REASONS, Reason::code);
    boolean draw = winner == 3;
    if (winner < 1 || winner > 3 || draw != reason.isDraw()) {
      throw malformed("There is no result " + winner + " by reason " + reason.code() + ".");
    }
    return new Field.Result(
        draw ? Outcome.draw(reason) : Outcome.win(winner == 1 ? Side.RED : Side.WHITE, reason));
  }

  private static Side side(WireReader in) throws ProtocolException {
    int id = in.u8();
    return switch (id) {
      case 1 -> Side.RED;
      case 2 -> Side.WHITE;
      default -> throw malformed("There is no side " + id + ".");
    };
  }

  private static Field tableList(WireReader in) throws ProtocolException {
    List<ListedTable> tables = new ArrayList<>();
    for (int left = in.u16(); left > 0; left--) {
      tables.add(new ListedTable(in.str8(), in.str8(), in.u8(), in.u16()));
    }
    return new Field.TableList(tables);
  }
}
