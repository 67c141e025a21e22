package checkers.server.hall;

import checkers.core.host.TableHost;
import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Field;
import checkers.core.protocol.Intent;
import checkers.core.protocol.ListedTable;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.Token;
import checkers.core.table.Chance;
import checkers.core.table.Company;
import checkers.core.table.Member;
import checkers.server.hall.Admissions.Admission;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/**
 * Lets clients in. A client says HELLO, gets an id with a one-time token, and comes to its table by
 * saying READY with it. Everything here is called on the hall's own loop.
 */
public final class Hall {
  private static final Logger LOG = System.getLogger("checkers.hall");

  private static final String SEAT_GONE = "Your seat is not kept any more.";

  private final HallSettings settings;
  private final Ports ports;
  private final InstantSource clock;
  private final RandomGenerator secrets;
  private final Map<String, TableLoop> tables = new LinkedHashMap<>();
  private final BitSet taken = new BitSet();
  private final Admissions expected;
  private final Map<Token, Place> resumable = new HashMap<>();
  private final Map<Integer, Token> resumeTokens = new HashMap<>();
  private Optional<String> closed = Optional.empty();

  /**
   * @param loop the hall's own
   * @param loops the loop of the n-th table
   * @param secrets tokens come from it, so it should be a secure one
   */
  public Hall(
      HallSettings settings,
      Loop loop,
      IntFunction<Loop> loops,
      Ports ports,
      Link.Broadcast broadcast,
      InstantSource clock,
      RandomGenerator secrets,
      Chance chance) {
    this.settings = settings;
    this.ports = ports;
    this.clock = clock;
    this.secrets = secrets;
    expected = new Admissions(loop, clock, secrets, settings.readyTime(), this::notReady);
    for (String id : settings.tables()) {
      tables.put(
          id,
          new TableLoop(
              id,
              () -> new TableHost(id, title(id), settings.table(), chance),
              loops.apply(tables.size()),
              clock,
              broadcast,
              left -> loop.execute(() -> release(left))));
    }
  }

  /** How long a connection may stay silent before it has come to a table. */
  public Duration readyTime() {
    return settings.readyTime();
  }

  public TableLoop table(String id) {
    return Optional.ofNullable(tables.get(id)).orElseThrow();
  }

  /** Whether nobody is there, expected or awaited back. */
  boolean isEmpty() {
    return taken.isEmpty() && expected.size() == 0 && resumable.isEmpty() && resumeTokens.isEmpty();
  }

  /** How many have not yet said READY. */
  int expected() {
    return expected.size();
  }

  /** The first words of a client. */
  public void hello(ClientFrame.Hello hello, Link visitor) {
    if (closed.isPresent()) {
      goodbye(visitor, closed.get());
      return;
    }
    if (hello.intent() == Intent.LIST_TABLES) {
      list(visitor);
      return;
    }
    if (hello.resume().isPresent()) {
      resume(hello.resume().get(), visitor);
      return;
    }
    String wanted = hello.table().orElse(settings.tables().get(0));
    TableLoop table = tables.get(wanted);
    if (table == null) {
      refuse(visitor, RefusalCode.NO_SUCH_TABLE, "There is no table «" + wanted + "» here.");
      return;
    }
    admit(hello, table, visitor, new BitSet());
  }

  /**
   * Tries one id after the other, since the port of a free one may be another program's.
   *
   * @param tried whose ports were
   */
  private void admit(ClientFrame.Hello hello, TableLoop table, Link visitor, BitSet tried) {
    BitSet passedOver = (BitSet) taken.clone();
    passedOver.or(tried);
    int id = passedOver.nextClearBit(1);
    if (id > settings.maxClients()) {
      refuse(visitor, RefusalCode.SERVER_FULL, "Server is full");
      return;
    }
    taken.set(id);
    ports.open(
        id,
        table.loop(),
        opened -> {
          if (opened && closed.isPresent()) {
            release(id);
            goodbye(visitor, closed.get());
          } else if (opened) {
            String name = hello.name().isEmpty() ? "Player " + id : hello.name();
            Member member = new Member(id, name, hello.intent() == Intent.PLAY);
            assign(new Place(id, table), member, false, visitor);
          } else {
            taken.clear(id);
            tried.set(id);
            admit(hello, table, visitor, tried);
          }
        });
  }

  private void resume(Token token, Link visitor) {
    Place place = resumable.get(token);
    if (place == null) {
      refuse(visitor, RefusalCode.BAD_TOKEN, SEAT_GONE);
      return;
    }
    assign(place, new Member(place.id(), "", true), true, visitor);
  }

  private void assign(Place place, Member member, boolean returning, Link visitor) {
    Token token = expected.expect(new Admission(place, member, returning, visitor));
    LOG.log(
        Level.INFO,
        "client " + place.id() + " from " + visitor.peer() + (returning ? " comes back" : ""));
    visitor.send(
        DoorFrames.frame(
            Action.ASSIGN,
            "You are client " + place.id() + ".",
            clock.instant(),
            new Field.ClientId(place.id()),
            new Field.Port(ports.number(place.id())),
            new Field.Secret(token)));
  }

  private void notReady(Admission late) {
    refuse(late.visitor(), RefusalCode.NOT_READY, "You must be ready");
    if (!late.returning()) {
      release(late.place().id());
    }
  }

  /**
   * A client says READY.
   *
   * @param port the id whose port it used, or none if there is only one port
   */
  public void ready(Token token, OptionalInt port, Link link) {
    Optional<Admission> known =
        expected
            .find(token)
            .filter(found -> port.isEmpty() || port.getAsInt() == found.place().id());
    if (known.isEmpty()) {
      refuse(link, RefusalCode.BAD_TOKEN, "That token is not valid here.");
      return;
    }
    expected.take(token);
    Admission admission = known.get();
    admission.visitor().close();
    Place place = admission.place();
    TableLoop table = place.table();
    if (admission.returning()) {
      table.loop().execute(() -> table.comeBack(place.id(), link));
      return;
    }
    Token resume = Token.random(secrets);
    resumable.put(resume, place);
    resumeTokens.put(place.id(), resume);
    table.loop().execute(() -> table.join(admission.member(), resume, link));
  }

  /**
   * An id is free again when its client has gone. It may soon be another's, so nobody comes back to
   * it by an older token.
   */
  private void release(int id) {
    taken.clear(id);
    ports.close(id);
    Token resume = resumeTokens.remove(id);
    if (resume != null) {
      resumable.remove(resume);
      for (Admission late : expected.takeAll(id)) {
        refuse(late.visitor(), RefusalCode.BAD_TOKEN, SEAT_GONE);
      }
    }
  }

  private void list(Link visitor) {
    List<ListedTable> listed = new ArrayList<>();
    tables.forEach(
        (id, table) -> {
          Company company = table.company();
          listed.add(
              new ListedTable(
                  id, title(id), company.players().size(), company.spectators().size()));
        });
    visitor.send(DoorFrames.frame(Action.TABLES, "", clock.instant(), new Field.TableList(listed)));
    visitor.close();
  }

  private static String title(String id) {
    return "Table " + id;
  }

  private void refuse(Link link, RefusalCode code, String why) {
    LOG.log(Level.INFO, "refused " + link.peer() + ": " + why);
    link.send(DoorFrames.refuse(code, why, clock.instant()));
    link.close();
  }

  private void goodbye(Link link, String why) {
    link.send(DoorFrames.goodbye(why, clock.instant()));
    link.close();
  }

  /** Tells everybody goodbye, also those who come later. */
  public void close(String why) {
    closed = Optional.of(why);
    for (Admission admission : expected.takeAll()) {
      goodbye(admission.visitor(), why);
      if (!admission.returning()) {
        release(admission.place().id());
      }
    }
    for (TableLoop table : tables.values()) {
      table.loop().execute(() -> table.close(why));
    }
  }
}
