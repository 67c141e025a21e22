package checkers.client.local;

import checkers.client.model.Preferences;
import checkers.client.update.Input;
import checkers.core.host.TableHost;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.Token;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import checkers.core.table.Match;
import checkers.core.table.Member;
import checkers.core.table.Question;
import checkers.core.table.Table;
import checkers.core.table.TableCommand;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * A table for two players at one screen. What the screen says is taken as said by the player to
 * move, by the one who paused, or by those who are asked; a question to both has one answer.
 */
public final class LocalTable {
  private static final int FIRST = 1;
  private static final int SECOND = 2;

  private final TableHost host;
  private final Token token;
  private final SharedScreen screen = new SharedScreen();
  private final Consumer<Input> out;
  private boolean firstSeatedIsRed = true;
  private boolean closed;

  /** Both sit down, and the game begins. */
  public LocalTable(
      Preferences.LocalGame game, Instant now, RandomGenerator random, Consumer<Input> out) {
    this.out = out;
    host = new TableHost("local", "", LocalSettings.of(game), () -> firstSeatedIsRed);
    token = Token.random(random);
    show(host.join(new Member(FIRST, game.redName(), true), token, now));
    show(host.join(new Member(SECOND, game.whiteName(), true), token, now));
  }

  /** When {@link #tick} is to be called. */
  public Optional<Instant> nextDeadline() {
    return closed ? Optional.empty() : host.nextDeadline();
  }

  public void tick(Instant now) {
    handle(new TableCommand.Tick(), now);
  }

  /** Nothing more is said. */
  public void close() {
    closed = true;
  }

  public void send(ClientFrame frame, Instant now) {
    switch (frame.type()) {
      case ACK ->
          handle(new TableCommand.Acknowledge(mover(), ((ClientFrame.Ack) frame).revision()), now);
      case MOVE -> {
        ClientFrame.PlayMove move = (ClientFrame.PlayMove) frame;
        handle(new TableCommand.Play(mover(), move.revision(), move.path()), now);
      }
      case RESIGN -> handle(new TableCommand.Resign(mover()), now);
      case OFFER_DRAW -> handle(new TableCommand.OfferDraw(mover()), now);
      case PAUSE -> handle(new TableCommand.Pause(mover()), now);
      case CONTINUE -> handle(new TableCommand.Continue(pauser()), now);
      case ANSWER -> answer((ClientFrame.Answer) frame, now);
      case LEAVE -> close();
      case HELLO, READY, PONG -> {}
    }
  }

  private void answer(ClientFrame.Answer answer, Instant now) {
    List<Integer> asked =
        host.table()
            .question()
            .filter(question -> question.id() == answer.question())
            .map(Question::awaiting)
            .orElse(List.of(mover()));
    for (int member : asked) {
      handle(new TableCommand.Answer(member, answer.question(), answer.yes()), now);
    }
  }

  private void handle(TableCommand command, Instant now) {
    if (closed) {
      return;
    }
    show(host.handle(command, now));
    endOrPlayOn(now);
  }

  /**
   * After a game somebody may have no seat. Who has only run out of time gets it again, with the
   * colours changed as in any other rematch; else nobody wants to play on.
   */
  private void endOrPlayOn(Instant now) {
    Table table = host.table();
    List<Member> seated = table.company().players();
    if (table.running().isPresent() || table.question().isPresent()) {
      return;
    }
    if (seated.size() == 1) {
      Match last = table.match().orElseThrow();
      Side winner = last.sideOf(seated.get(0).id()).orElseThrow();
      firstSeatedIsRed = winner == Side.WHITE;
      show(host.join(last.player(winner.opponent()).member(), token, now));
    } else {
      close();
      out.accept(new Input.Frame(goodbye(now)));
    }
  }

  private ServerFrame goodbye(Instant now) {
    Table table = host.table();
    return new ServerFrame(
        Action.GOODBYE,
        now.toEpochMilli(),
        table.revision(),
        Board.EMPTY,
        Optional.empty(),
        "The game is over.");
  }

  private void show(TableHost.Result result) {
    for (ServerFrame frame : screen.select(result.deliveries(), host.table())) {
      out.accept(new Input.Frame(frame));
    }
  }

  /** The player to move or, after the game, the one who was. */
  private int mover() {
    return host.table()
        .match()
        .map(match -> match.player(match.game().turn()).member().id())
        .orElse(FIRST);
  }

  private int pauser() {
    return host.table()
        .running()
        .flatMap(match -> match.pause().map(pause -> match.player(pause.by()).member().id()))
        .orElseGet(this::mover);
  }
}
