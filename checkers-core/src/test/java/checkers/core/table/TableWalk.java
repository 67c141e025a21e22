package checkers.core.table;

import checkers.core.rules.Move;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random commands at random times: mostly sensible, sometimes late, sometimes nonsense. */
public final class TableWalk {
  private static final int IDS = 6;

  private final Random random;

  public TableWalk(Random random) {
    this.random = random;
  }

  public TableSettings settings(boolean timed) {
    List<Duration> warnings = List.of(seconds(1, 400), seconds(1, 60), seconds(1, 60));
    return new TableSettings(
        random.nextBoolean() ? Side.WHITE : Side.RED,
        timed
            ? Optional.of(new TimeLimits(seconds(10, 300), seconds(10, 60), warnings))
            : Optional.empty(),
        seconds(1, 60),
        random.nextInt(4) == 0 ? Duration.ZERO : seconds(1, 60),
        seconds(1, 300));
  }

  /** Often soon, sometimes much later, and sometimes exactly when something is due. */
  public Instant later(Table table, Instant now) {
    return switch (random.nextInt(10)) {
      case 0 -> now;
      case 1, 2 -> table.nextDeadline().orElse(now);
      case 3 -> now.plus(seconds(1, 600));
      default -> now.plusMillis(random.nextInt(3000));
    };
  }

  private Duration seconds(int from, int to) {
    return Duration.ofSeconds(from + random.nextInt(to - from + 1));
  }

  public TableCommand command(Table table) {
    int id = 1 + random.nextInt(IDS);
    if (table.company().member(id).isEmpty() && random.nextInt(3) > 0) {
      return new TableCommand.Join(new Member(id, "Member " + id, random.nextInt(5) > 0));
    }
    return switch (random.nextInt(20)) {
      case 0 -> new TableCommand.Leave(id);
      case 1, 2 -> new TableCommand.Drop(id);
      case 3, 4 -> new TableCommand.Return(id);
      case 5 -> new TableCommand.Resign(id);
      case 6 -> new TableCommand.OfferDraw(id);
      case 7 -> new TableCommand.Pause(id);
      case 8 -> new TableCommand.Continue(id);
      case 9, 10, 11 -> answer(table, id);
      case 12 -> new TableCommand.Acknowledge(id, table.revision() - random.nextInt(3));
      case 13 -> new TableCommand.Tick();
      default -> play(table, id);
    };
  }

  private TableCommand answer(Table table, int id) {
    int awaited =
        table
            .question()
            .filter(question -> random.nextInt(5) > 0)
            .map(question -> question.awaiting().get(0))
            .orElse(id);
    int question = table.question().map(Question::id).orElse(1);
    return new TableCommand.Answer(awaited, question, random.nextInt(3) > 0);
  }

  private TableCommand play(Table table, int id) {
    Optional<Match> running = table.running();
    if (running.isEmpty() || random.nextInt(5) == 0) {
      return new TableCommand.Play(id, table.revision(), List.of(random.nextInt(34), 18));
    }
    Match match = running.get();
    List<Move> legal = match.game().position().legalMoves();
    Move move = legal.get(random.nextInt(legal.size()));
    return new TableCommand.Play(
        match.player(match.game().turn()).member().id(),
        table.revision(),
        move.path().stream().map(Square::number).toList());
  }
}
