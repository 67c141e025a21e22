package checkers.core.host;

import checkers.core.protocol.Action;
import checkers.core.protocol.Field;
import checkers.core.protocol.Role;
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
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/** Tells everybody at a table what one ruling means to them. */
final class Announcer {
  private final Table table;
  private final List<TableEvent> events;
  private final Instant now;
  private final FrameMaker frames;
  private final Field.Table name;
  private final IntFunction<Token> resumeTokens;
  private final List<Delivery> deliveries = new ArrayList<>();

  Announcer(Ruling ruling, Instant now, Field.Table name, IntFunction<Token> resumeTokens) {
    this.table = ruling.table();
    this.events = ruling.events();
    this.now = now;
    this.name = name;
    this.resumeTokens = resumeTokens;
    frames = new FrameMaker(table, now);
  }

  List<Delivery> announce() {
    events.forEach(this::announce);
    return deliveries;
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
        to(expelled.member().id(), Action.GOODBYE, expelled.why());
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
    to(
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
      to(member.id(), Action.WAIT, Wording.WAITING);
    }
  }

  private void seatLeft(Member member) {
    String news = member.name() + " does not play on.";
    table.company().players().forEach(player -> to(player.id(), Action.NOTICE, news));
    if (table.company().member(member.id()).isPresent()) {
      to(member.id(), Action.SHOW, Wording.WATCHING);
    } else {
      toSpectators(Action.NOTICE, news);
    }
  }

  private void waiting(String message) {
    table.company().players().stream()
        .filter(player -> !isNew(player))
        .forEach(player -> to(player.id(), Action.WAIT, message));
    toSpectators(Action.SHOW, message);
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
    toSide(turn.opponent(), Action.WAIT, news + " " + turn + " to move.");
    toSpectators(Action.SHOW, news);
  }

  private void request(Side side) {
    toSide(side, Action.MOVE, Wording.yourTurn(table));
  }

  /** Also to a player who has just lost his seat and is about to be disconnected. */
  private void gameEnded(TableEvent.GameEnded ended) {
    toAll(Action.OVER, Wording.over(ended.outcome()));
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
    to(member, Action.ASK, text, frames.question(question));
  }

  private void drawOffered(Side by) {
    toSide(by, Action.NOTICE, "You have offered a draw.");
    toSpectators(Action.NOTICE, by + " offers a draw.");
  }

  private void drawDeclined(Side by) {
    toSide(by.opponent(), Action.NOTICE, by + " has declined the draw.");
    toSpectators(Action.NOTICE, by + " has declined the draw.");
  }

  private void gamePaused(TableEvent.GamePaused paused) {
    String limit = Wording.duration(Duration.between(now, paused.until()));
    String news = paused.by() + " has paused the game, for " + limit + " at most.";
    toSide(Side.RED, Action.WAIT, news);
    toSide(Side.WHITE, Action.WAIT, news);
    toSpectators(Action.SHOW, news);
  }

  private void timeWarned(TableEvent.TimeWarned warned) {
    String left = Wording.duration(warned.left()) + " left to move.";
    notice(warned.side(), "You have " + left, warned.side() + " has " + left);
  }

  private void extraTime(TableEvent.ExtraTimeBegan began) {
    String extra = Wording.duration(began.extra());
    notice(
        began.side(),
        "Your time is over. You must move within " + extra + " of extra time, or you lose.",
        began.side() + " has begun " + extra + " of extra time.");
  }

  private void dropped(TableEvent.PlayerDropped dropped) {
    Side side = table.sideOf(dropped.member().id()).orElseThrow();
    String grace = Wording.duration(Duration.between(now, dropped.until()));
    String news = side + " has lost the connection and has " + grace + " to come back.";
    toSide(side.opponent(), Action.NOTICE, news);
    toSpectators(Action.NOTICE, news);
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
    toSide(side.opponent(), Action.NOTICE, side + " is back.");
    toSpectators(Action.NOTICE, side + " is back.");
  }

  private void dismissed(TableEvent.TableDismissed dismissed) {
    byte[] goodbye = frames.frame(Action.GOODBYE, dismissed.why(), Role.SPECTATOR);
    for (Member member : dismissed.members()) {
      deliveries.add(new Delivery(OptionalInt.of(member.id()), Action.GOODBYE, goodbye));
    }
  }

  private boolean endedNow() {
    return events.stream().anyMatch(event -> event.type() == TableEvent.Type.GAME_ENDED);
  }

  private boolean isNew(Member member) {
    return events.contains(new TableEvent.MemberJoined(member));
  }

  private void notice(Side side, String toHim, String toOthers) {
    toSide(side, Action.NOTICE, toHim);
    toSide(side.opponent(), Action.NOTICE, toOthers);
    toSpectators(Action.NOTICE, toOthers);
  }

  private void toAll(Action action, String message) {
    toSide(Side.RED, action, message);
    toSide(Side.WHITE, action, message);
    toSpectators(action, message);
  }

  /** Only to one who plays, or played until now: his id may be somebody else's later. */
  private void toSide(Side side, Action action, String message) {
    int member = table.match().orElseThrow().player(side).member().id();
    if (!table.company().isPlayer(member) && !endedNow()) {
      return;
    }
    byte[] frame = frames.frame(action, message, Role.of(side));
    deliveries.add(new Delivery(OptionalInt.of(member), action, frame));
  }

  private void to(int member, Action action, String message, Field... fields) {
    byte[] frame = frames.frame(action, message, frames.roleOf(member), fields);
    deliveries.add(new Delivery(OptionalInt.of(member), action, frame));
  }

  private void toSpectators(Action action, String message) {
    if (!table.company().spectators().isEmpty()) {
      byte[] frame = frames.frame(action, message, Role.SPECTATOR);
      deliveries.add(new Delivery(OptionalInt.empty(), action, frame));
    }
  }
}
