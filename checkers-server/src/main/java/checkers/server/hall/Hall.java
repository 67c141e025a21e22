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

  private final HallSettings settings;
  private final Loop loop;
  private final Ports ports;
  private final InstantSource clock;
  private final RandomGenerator secrets;
  private final Map<String, TableLoop> tables = new LinkedHashMap<>();
  private final BitSet taken = new BitSet();
  private final Map<Token, Admission> expected = new HashMap<>();
  private final Map<Token, Place> resumable = new HashMap<>();
  private final Map<Integer, Token> resumeTokens = new HashMap<>();

  /** Where a client has its place. */
  private record Place(int id, TableLoop table) {}

  /**
   * Who is expected to say READY.
   *
   * @param returning whether he has his place already
   */
  private record Admission(
      Place place, Member member, boolean returning, Link visitor, Loop.Timer timeout) {}

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
    this.loop = loop;
    this.ports = ports;
    this.clock = clock;
    this.secrets = secrets;
    for (String id : settings.tables()) {
      TableHost host = new TableHost(id, title(id), settings.table(), chance);
      Loop owner = loops.apply(tables.size());
      tables.put(
          id,
          new TableLoop(
              id, host, owner, clock, broadcast, left -> loop.execute(() -> release(left))));
    }
  }

  /** How long a connection may stay silent before it has come to a table. */
  public Duration readyTime() {
    return settings.readyTime();
  }

  public TableLoop table(String id) {
    return Optional.ofNullable(tables.get(id)).orElseThrow();
  }

  /** The first words of a client. */
  public void hello(ClientFrame.Hello hello, Link visitor) {
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
    admit(hello, table, visitor, 1);
  }

  /** Tries one id after the other, since the port of a free one may be another program's. */
  private void admit(ClientFrame.Hello hello, TableLoop table, Link visitor, int from) {
    int id = taken.nextClearBit(from);
    if (id > settings.maxClients()) {
      refuse(visitor, RefusalCode.SERVER_FULL, "Server is full");
      return;
    }
    taken.set(id);
    ports.open(
        id,
        table.loop(),
        opened -> {
          if (opened) {
            String name = hello.name().isEmpty() ? "Player " + id : hello.name();
            Member member = new Member(id, name, hello.intent() == Intent.PLAY);
            assign(new Place(id, table), member, false, visitor);
          } else {
            taken.clear(id);
            admit(hello, table, visitor, id + 1);
          }
        });
  }

  private void resume(Token token, Link visitor) {
    Place place = resumable.get(token);
    if (place == null) {
      refuse(visitor, RefusalCode.BAD_TOKEN, "Your seat is not kept any more.");
      return;
    }
    assign(place, new Member(place.id(), "", true), true, visitor);
  }

  private void assign(Place place, Member member, boolean returning, Link visitor) {
    Token token = Token.random(secrets);
    Loop.Timer timeout = loop.schedule(() -> notReady(token), settings.readyTime());
    expected.put(token, new Admission(place, member, returning, visitor, timeout));
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

  private void notReady(Token token) {
    Admission admission = expected.remove(token);
    if (admission != null) {
      refuse(admission.visitor(), RefusalCode.NOT_READY, "You must be ready");
      if (!admission.returning()) {
        release(admission.place().id());
      }
    }
  }

  /**
   * A client says READY.
   *
   * @param port the id whose port it used, or none if there is only one port
   */
  public void ready(Token token, OptionalInt port, Link link) {
    Admission admission = expected.get(token);
    if (admission == null || (port.isPresent() && port.getAsInt() != admission.place().id())) {
      refuse(link, RefusalCode.BAD_TOKEN, "That token is not valid here.");
      return;
    }
    expected.remove(token);
    admission.timeout().cancel();
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

  /** An id is free again when its client has gone. */
  private void release(int id) {
    taken.clear(id);
    ports.close(id);
    Token resume = resumeTokens.remove(id);
    if (resume != null) {
      resumable.remove(resume);
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

  /** Tells everybody goodbye, and closes every client's port. */
  public void close(String why) {
    taken.stream().forEach(ports::close);
    for (Admission admission : List.copyOf(expected.values())) {
      admission.timeout().cancel();
      admission.visitor().send(DoorFrames.goodbye(why, clock.instant()));
      admission.visitor().close();
    }
    expected.clear();
    for (TableLoop table : tables.values()) {
      table.loop().execute(() -> table.close(why));
    }
  }
}
