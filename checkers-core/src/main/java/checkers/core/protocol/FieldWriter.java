package checkers.core.protocol;

import checkers.core.game.Outcome;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.List;

/** Writes the fields of server frames: {@code u8 tag, u16 length, content}. */
final class FieldWriter {
  private FieldWriter() {}

  static void write(WireWriter out, Field field) {
    int begin = out.beginField(field.tag().id());
    switch (field.tag()) {
      case CLIENT_ID -> out.u16(((Field.ClientId) field).id());
      case PORT -> out.u16(((Field.Port) field).number());
      case TOKEN -> out.token(((Field.Secret) field).token());
      case ROLE -> out.u8(((Field.YourRole) field).role().id());
      case NAMES -> {
        Field.Names names = (Field.Names) field;
        out.str8(names.red()).str8(names.white());
      }
      case CLOCK -> {
        Field.Clock clock = (Field.Clock) field;
        out.u8(clock.phase().id()).u32(clock.leftMillis());
      }
      case LIMITS -> {
        Field.Limits limits = (Field.Limits) field;
        out.u32(limits.moveMillis()).u32(limits.extraMillis()).u8(limits.warningMillis().size());
        limits.warningMillis().forEach(out::u32);
      }
      case LAST_MOVE -> {
        List<Square> path = ((Field.LastMove) field).path();
        out.u8(path.size());
        path.forEach(square -> out.u8(square.number()));
      }
      case RESULT -> {
        Outcome outcome = ((Field.Result) field).outcome();
        int winner = outcome.winner().map(w -> w == Side.RED ? 1 : 2).orElse(3);
        out.u8(winner).u8(outcome.reason().code());
      }
      case QUESTION -> {
        Field.Question question = (Field.Question) field;
        out.u16(question.id()).u8(question.kind().id()).u32(question.answerMillis());
      }
      case SPECTATORS -> out.u16(((Field.Spectators) field).count());
      case PROGRESS -> {
        Field.Progress progress = (Field.Progress) field;
        out.u16(progress.plies()).u8(progress.occurrences()).u8(progress.quietMoves());
      }
      case REFUSAL -> out.u8(((Field.Refusal) field).code().id());
      case TABLE -> {
        Field.Table table = (Field.Table) field;
        out.str8(table.id()).str8(table.title());
      }
      case TABLE_LIST -> {
        List<ListedTable> tables = ((Field.TableList) field).tables();
        out.u16(tables.size());
        for (ListedTable table : tables) {
          out.str8(table.id()).str8(table.title()).u8(table.players()).u16(table.spectators());
        }
      }
      case AWAY -> {
        Field.Away away = (Field.Away) field;
        out.u8(Role.of(away.side()).id()).u32(away.leftMillis());
      }
      case PAUSE -> {
        Field.Pause pause = (Field.Pause) field;
        out.u8(Role.of(pause.by()).id()).u32(pause.leftMillis());
      }
    }
    out.endField(begin);
  }
}
