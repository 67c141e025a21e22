package checkers.core.table;

import checkers.core.rules.Side;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A table at one moment.
 *
 * @param revision rises with every change of what the table shows
 * @param boardRevision the revision with which the present position came on the board
 * @param match the game being played, or the last one until the next begins
 * @param question what is being asked
 * @param lastQuestion the id of the last question that was asked
 */
public record Table(
    TableSettings settings,
    int revision,
    int boardRevision,
    Company company,
    Optional<Match> match,
    Optional<Question> question,
    int lastQuestion) {
  /** A table at which nobody is yet. */
  public static Table empty(TableSettings settings) {
    return new Table(settings, 0, 0, Company.NOBODY, Optional.empty(), Optional.empty(), 0);
  }

  /** What the command leads to at that time, after everything that was due before it. */
  public Ruling handle(TableCommand command, Instant now, Chance chance) {
    Ruling ruling = Ruling.of(this);
    Optional<Ruling> due = due(now, chance);
    while (due.isPresent()) {
      Ruling happened = due.get();
      ruling = ruling.then(before -> happened);
      due = happened.table().due(now, chance);
    }
    return ruling.then(table -> table.follow(command, now, chance));
  }

  /** What the command leads to, if nothing was due before it. */
  public Ruling follow(TableCommand command, Instant now, Chance chance) {
    return command.rule(this, now, chance).revised();
  }

  /** The first thing that happens by itself, if one is due by then; others may follow it. */
  public Optional<Ruling> due(Instant now, Chance chance) {
    return Timing.next(this)
        .filter(deadline -> !deadline.at().isAfter(now))
        .map(deadline -> Timing.reach(this, deadline, chance).revised());
  }

  /** When something happens at this table even if nobody does anything. */
  public Optional<Instant> nextDeadline() {
    return Timing.next(this).map(Timing.Deadline::at);
  }

  /** The match, if it is going on. */
  public Optional<Match> running() {
    return match.filter(Match::isRunning);
  }

  /** The colour of a player in the match that goes on or, while both are asked, may go on. */
  public Optional<Side> sideOf(int member) {
    boolean current = running().isPresent() || isAsking(Question.Kind.REMATCH);
    return current && company.isPlayer(member)
        ? match.flatMap(played -> played.sideOf(member))
        : Optional.empty();
  }

  boolean isAsking(Question.Kind kind) {
    return question.filter(open -> open.kind() == kind).isPresent();
  }

  Table revised(boolean boardChanged) {
    int next = revision + 1;
    int board = boardChanged ? next : boardRevision;
    return new Table(settings, next, board, company, match, question, lastQuestion);
  }

  Table with(Company present) {
    return new Table(settings, revision, boardRevision, present, match, question, lastQuestion);
  }

  Table with(Match played) {
    return new Table(
        settings, revision, boardRevision, company, Optional.of(played), question, lastQuestion);
  }

  Table withMatch(UnaryOperator<Match> change) {
    return with(change.apply(match.orElseThrow()));
  }

  Table withQuestion(Optional<Question> open) {
    return new Table(settings, revision, boardRevision, company, match, open, lastQuestion);
  }

  /** As new but for its revision, which never falls. */
  Table cleared() {
    return new Table(
        settings,
        revision,
        boardRevision,
        Company.NOBODY,
        Optional.empty(),
        Optional.empty(),
        lastQuestion);
  }

  /** Asks, in place of whatever was being asked. */
  Ruling ask(Question.Kind kind, List<Integer> members, Instant now) {
    int id = lastQuestion % 0xFFFF + 1;
    Question asked = new Question(id, kind, members, List.of(), now.plus(settings.answerTime()));
    Table asking =
        new Table(settings, revision, boardRevision, company, match, Optional.of(asked), id);
    return Ruling.of(asking, new TableEvent.Asked(asked));
  }
}
