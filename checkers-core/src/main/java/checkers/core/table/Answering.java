package checkers.core.table;

import checkers.core.rules.Side;
import java.time.Instant;
import java.util.Optional;

/** Decides about answers, and about the lack of them. */
final class Answering {
  private Answering() {}

  static Ruling answer(Table table, int member, int id, boolean yes, Instant now, Chance chance) {
    boolean asked =
        table.question().filter(open -> open.id() == id && open.awaits(member)).isPresent();
    return asked
        ? answered(table, member, yes, now, chance)
        : Ruling.refuse(table, TableRefusal.notNow("That question is not open any more."));
  }

  static Ruling answered(Table table, int member, boolean yes, Instant now, Chance chance) {
    Question question = table.question().orElseThrow();
    return switch (question.kind()) {
      case DRAW -> {
        Side by = table.match().flatMap(match -> match.sideOf(member)).orElseThrow();
        yield Drawing.answered(table, by, yes, now, chance);
      }
      case TAKE_SEAT -> seatAnswered(table, member, yes, now, chance);
      case REMATCH -> {
        Question rest = question.answered(member, yes);
        Table noted = table.withQuestion(Optional.of(rest));
        yield rest.awaiting().isEmpty()
            ? Ending.playersAnswered(noted, now, chance)
            : Ruling.of(noted);
      }
    };
  }

  private static Ruling seatAnswered(Table table, int id, boolean yes, Instant now, Chance chance) {
    Company company = table.company();
    Optional<Member> asked = company.member(id);
    if (asked.isPresent() && yes) {
      return Seating.sit(table, asked.get(), now, chance);
    }
    Company left = asked.isPresent() ? company.decline(id) : company;
    return Seating.fill(table.with(left), now, chance);
  }

  /** The time to answer is over: whoever has not answered has said no. */
  static Ruling expired(Table table, Instant now, Chance chance) {
    Question question = table.question().orElseThrow();
    Ruling ruling = Ruling.of(table);
    for (int silent : question.awaiting()) {
      ruling = ruling.then(asked -> answered(asked, silent, false, now, chance));
    }
    return ruling;
  }
}
