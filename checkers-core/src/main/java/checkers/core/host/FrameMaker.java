package checkers.core.host;

import checkers.core.game.Game;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClockPhase;
import checkers.core.protocol.Field;
import checkers.core.protocol.QuestionKind;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.ServerFrameCodec;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import checkers.core.table.Company;
import checkers.core.table.Match;
import checkers.core.table.MoveClock;
import checkers.core.table.Question;
import checkers.core.table.Table;
import checkers.core.table.TimeLimits;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes frames that carry all of a table's state at one moment. */
final class FrameMaker {
  private static final int U16 = 0xFFFF;
  private static final int USUAL_FIELDS = 12;

  private final Table table;
  private final Instant now;

  FrameMaker(Table table, Instant now) {
    this.table = table;
    this.now = now;
  }

  /** Adds the fields by tag, so that the usual frames need no sorting. */
  byte[] frame(Action action, String message, Role role, Field... more) {
    Optional<Match> match = table.match();
    List<Field> fields = new ArrayList<>(USUAL_FIELDS);
    fields.add(new Field.YourRole(role));
    match.ifPresent(played -> addMatch(played, fields));
    fields.add(new Field.Spectators(Math.min(table.company().spectators().size(), U16)));
    match.ifPresent(played -> fields.add(progress(played.game())));
    addAway(fields);
    match
        .flatMap(Match::pause)
        .ifPresent(pause -> fields.add(new Field.Pause(pause.by(), until(pause.until()))));
    fields.addAll(List.of(more));
    Board board = match.map(played -> played.game().position().board()).orElse(Board.EMPTY);
    Optional<Side> turn = table.running().map(played -> played.game().turn());
    return ServerFrameCodec.encode(
        new ServerFrame(
            action, now.toEpochMilli(), table.revision(), board, turn, message, fields));
  }

  private void addMatch(Match match, List<Field> fields) {
    Game game = match.game();
    fields.add(new Field.Names(match.red().member().name(), match.white().member().name()));
    if (match.isRunning()) {
      fields.add(
          new Field.Clock(phase(match.clock().phase(now)), match.clock().left(now).toMillis()));
    }
    game.lastMove().ifPresent(move -> fields.add(new Field.LastMove(move.path())));
    game.outcome().ifPresent(outcome -> fields.add(new Field.Result(outcome)));
  }

  private static Field progress(Game game) {
    return new Field.Progress(
        Math.min(game.plies(), U16), game.occurrences(), game.quietPlies() / 2);
  }

  private void addAway(List<Field> fields) {
    if (!table.company().away().isEmpty()) {
      Company.Away away = table.company().away().get(0);
      table
          .sideOf(away.member())
          .ifPresent(side -> fields.add(new Field.Away(side, until(away.until()))));
    }
  }

  Field limits() {
    return table
        .settings()
        .time()
        .map(FrameMaker::limits)
        .orElseGet(() -> new Field.Limits(0, 0, List.of()));
  }

  private static Field.Limits limits(TimeLimits time) {
    return new Field.Limits(
        time.move().toMillis(),
        time.extra().toMillis(),
        time.warnings().stream().map(Duration::toMillis).toList());
  }

  Field question(Question question) {
    return new Field.Question(question.id(), kind(question.kind()), until(question.deadline()));
  }

  Role roleOf(int member) {
    if (!table.company().isPlayer(member)) {
      return Role.SPECTATOR;
    }
    return table.sideOf(member).map(Role::of).orElse(Role.PLAYER);
  }

  private long until(Instant moment) {
    return Math.max(0, Duration.between(now, moment).toMillis());
  }

  private static QuestionKind kind(Question.Kind kind) {
    return switch (kind) {
      case REMATCH -> QuestionKind.REMATCH;
      case TAKE_SEAT -> QuestionKind.TAKE_SEAT;
      case DRAW -> QuestionKind.DRAW;
    };
  }

  private static ClockPhase phase(MoveClock.Phase phase) {
    return switch (phase) {
      case UNTIMED -> ClockPhase.UNTIMED;
      case MOVE_TIME -> ClockPhase.MOVE_TIME;
      case EXTRA_TIME -> ClockPhase.EXTRA_TIME;
      case STOPPED -> ClockPhase.STOPPED;
    };
  }
}
