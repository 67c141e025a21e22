package checkers.core.host;

import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.Token;
import checkers.core.rules.Side;
import checkers.core.table.Match;
import checkers.core.table.Member;
import checkers.core.table.Question;
import checkers.core.table.Ruling;
import checkers.core.table.Table;
import checkers.core.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.IntFunction;

/** Tells everybody at a table what one ruling means to them. */
final class Announcer {
  private final Table table;
  private final List<TableEvent> events;
  private final Instant now;
  private final FrameMaker frames;
  private final Field.Table name;
  private final IntFunction<Token> resumeTokens;
  private final Outbox outbox;

  Announcer(Ruling ruling, Instant now, Field.Table name, IntFunction<Token> resumeTokens) {
    this.table = ruling.table();
    this.events = ruling.events();
    this.now = now;
    this.name = name;
    this.resumeTokens = resumeTokens;
    frames = new FrameMaker(table, now);
    outbox = new Outbox(ruling, frames);
  }

  List<Delivery> announce() {
    events.forEach(this::announce);
    return outbox.deliveries();
  }

  private void announce(TableEvent event) {
    switch (event.type()) {
      case MEMBER_JOINED -> welcome(((TableEvent.MemberJoined) event).member());
      case MEMBER_LEFT -> {}
      case SEAT_TAKEN -> seatTaken(((TableEvent.SeatTaken) event).member());
      case SEAT_LEFT -> seatLeft(((TableEvent.SeatLeft) event).member());
      case WAITING_BEGAN -> waiting(Wording.WAITING);
      case GAME_STARTED -> gameStarted((TableEvent.GameStarted) event);
      case MOVE_MADE -> moveMade((TableEvent.MoveMade) event);
      case GAME_ENDED -> gameEnded((TableEvent.GameEnded) event);
      case ASKED -> asked(((TableEvent.Asked) event).question());
      case DRAW_OFFERED -> drawOffered(((TableEvent.DrawOffered) event).by());
      case DRAW_DECLINED -> drawDeclined(((TableEvent.DrawDeclined) event).by());
      case GAME_PAUSED -> gamePaused((TableEvent.GamePaused) event);
      case GAME_CONTINUED -> position(Wording.GOES_ON);
      case TIME_WARNED -> timeWarned((TableEvent.TimeWarned) event);
      case EXTRA_TIME_BEGAN -> extraTime((TableEvent.ExtraTimeBegan) event);
      case REQUEST_REPEATED -> request(((TableEvent.RequestRepeated) event).side());
      case PLAYER_DROPPED -> dropped((TableEvent.PlayerDropped) event);
      case MEMBER_RETURNED -> returned(((TableEvent.MemberReturned) event).member());
      case MEMBER_EXPELLED -> {
        TableEvent.MemberExpelled expelled = (TableEvent.MemberExpelled) event;
        outbox.to(expelled.member().id(), Action.GOODBYE, expelled.why());
      }
      case TABLE_DISMISSED -> dismissed((TableEvent.TableDismissed) event);
    }
  }

  /** The first words to somebody new or back: who he is here, the limits, and how to come back. */
  private void welcome(Member member) {
    boolean player = table.company().isPlayer(member.id());
    String state = player ? Wording.WAITING : Wording.WATCHING;
    String limits = Wording.limits(table);
    boolean plays = table.sideOf(member.id()).isPresent();
    introduce(member, player ? Action.WAIT : Action.SHOW, plays ? limits : state + " " + limits);
  }

  private void introduce(Member member, Action action, String message) {
    outbox.to(
        member.id(),
        action,
        message,
        new Field.ClientId(member.id()),
        new Field.Secret(resumeTokens.apply(member.id())),
        frames.limits(),
        name);
  }

  /** A new player has been welcomed already; a spectator learns here that he has a seat. */
  private void seatTaken(Member member) {
    if (table.running().isEmpty() && !isNew(member)) {
      outbox.to(member.id(), Action.WAIT, Wording.WAITING);
    }
  }

  private void seatLeft(Member member) {
    String news = member.name() + " does not play on.";
    table.company().players().forEach(player -> outbox.to(player.id(), Action.NOTICE, news));
    if (table.company().member(member.id()).isPresent()) {
      outbox.to(member.id(), Action.SHOW, Wording.WATCHING);
    } else {
      outbox.toSpectators(Action.NOTICE, news);
    }
  }

  private void waiting(String message) {
    table.company().players().stream()
        .filter(player -> !isNew(player))
        .forEach(player -> outbox.to(player.id(), Action.WAIT, message));
    outbox.toSpectators(Action.SHOW, message);
  }

  private void gameStarted(TableEvent.GameStarted started) {
    position(started.red().name() + " plays red and " + started.white().name() + " plays white.");
  }

  private void moveMade(TableEvent.MoveMade made) {
    if (table.running().isPresent()) {
      position(made.by() + " played " + made.move() + ".");
    }
  }

  /** The position as it is: a request to one player, for the others something to look at. */
  private void position(String news) {
    Match match = table.running().orElseThrow();
    Side turn = match.game().turn();
    request(turn);
    outbox.toSide(turn.opponent(), Action.WAIT, news + " " + turn + " to move.");
    outbox.toSpectators(Action.SHOW, news);
  }

  private void request(Side side) {
    outbox.toSide(side, Action.MOVE, Wording.yourTurn(table));
  }

  /** Also to a player who has just lost his seat and is about to be disconnected. */
  private void gameEnded(TableEvent.GameEnded ended) {
    outbox.toAll(Action.OVER, Wording.over(ended.outcome()));
  }

  private void asked(Question question) {
    if (question.kind() == Question.Kind.TAKE_SEAT) {
      waiting("Waiting for a spectator to take the free seat.");
    }
    for (int member : question.awaiting()) {
      ask(member, question);
    }
  }

  private void ask(int member, Question question) {
    String text = Wording.question(question.kind(), table);
    outbox.to(member, Action.ASK, text, frames.question(question));
  }

  private void drawOffered(Side by) {
    outbox.toSide(by, Action.NOTICE, "You have offered a draw.");
    outbox.toSpectators(Action.NOTICE, by + " offers a draw.");
  }

  private void drawDeclined(Side by) {
    outbox.toSide(by.opponent(), Action.NOTICE, by + " has declined the draw.");
    outbox.toSpectators(Action.NOTICE, by + " has declined the draw.");
  }

  private void gamePaused(TableEvent.GamePaused paused) {
    String limit = Wording.duration(Duration.between(now, paused.until()));
    String news = paused.by() + " has paused the game, for " + limit + " at most.";
    outbox.toSide(Side.RED, Action.WAIT, news);
    outbox.toSide(Side.WHITE, Action.WAIT, news);
    outbox.toSpectators(Action.SHOW, news);
  }

  private void timeWarned(TableEvent.TimeWarned warned) {
    String left = Wording.duration(warned.left()) + " left to move.";
    outbox.notice(warned.side(), "You have " + left, warned.side() + " has " + left);
  }

  private void extraTime(TableEvent.ExtraTimeBegan began) {
    String extra = Wording.duration(began.extra());
    outbox.notice(
        began.side(),
        "Your time is over. You must move within " + extra + " of extra time, or you lose.",
        began.side() + " has begun " + extra + " of extra time.");
  }

  private void dropped(TableEvent.PlayerDropped dropped) {
    Side side = table.sideOf(dropped.member().id()).orElseThrow();
    String grace = Wording.duration(Duration.between(now, dropped.until()));
    String news = side + " has lost the connection and has " + grace + " to come back.";
    outbox.toSide(side.opponent(), Action.NOTICE, news);
    outbox.toSpectators(Action.NOTICE, news);
  }

  private void returned(Member member) {
    boolean player = table.company().isPlayer(member.id());
    introduce(member, player ? Action.WAIT : Action.SHOW, "Welcome back.");
    table.sideOf(member.id()).ifPresent(this::playerReturned);
    table
        .question()
        .filter(question -> question.awaits(member.id()))
        .ifPresent(question -> ask(member.id(), question));
  }

  private void playerReturned(Side side) {
    boolean toMove =
        table
            .running()
            .filter(match -> match.pause().isEmpty() && match.game().turn() == side)
            .isPresent();
    if (toMove) {
      request(side);
    }
    outbox.toSide(side.opponent(), Action.NOTICE, side + " is back.");
    outbox.toSpectators(Action.NOTICE, side + " is back.");
  }

  private void dismissed(TableEvent.TableDismissed dismissed) {
    outbox.toGone(dismissed.members(), Action.GOODBYE, dismissed.why());
  }

  private boolean isNew(Member member) {
    return events.contains(new TableEvent.MemberJoined(member));
  }
}
