package checkers.server.hall;

import static checkers.server.hall.Violation.unless;

import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Board;
import checkers.core.table.Company;
import checkers.core.table.Match;
import checkers.core.table.Member;
import checkers.core.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A real hall with simulated loops, ports and links, looked at after everything it does. */
final class SimHall {
  private final SimWorld world;
  private final HallSettings settings;
  private final List<SimLoop> loops = new ArrayList<>();
  private final SimPorts ports;
  private final TokenBook tokens;
  private final Judge judge;
  private final Hall hall;
  private final List<TableLoop> tables;
  private final Map<TableLoop, Table> checked = new HashMap<>();
  private boolean closing;

  SimHall(SimWorld world, Sights sights) {
    this.world = world;
    settings = SimSettings.of(world);
    int threads = (int) world.between(1, 3);
    for (int n = 0; n < threads; n++) {
      loops.add(new SimLoop(world, this::check));
    }
    Set<Integer> foreign = SimSettings.foreignPorts(world, settings.maxClients());
    ports = new SimPorts(world, loops.get(0), foreign, world.chance(0.2));
    tokens = new TokenBook(settings.maxClients(), ports);
    judge = new Judge(world, tokens, sights);
    hall =
        new Hall(
            settings,
            loops.get(0),
            n -> loops.get((n + 1) % threads),
            ports,
            (links, frame) -> links.forEach(link -> ((SimLink) link).show(frame)),
            world,
            world.random(),
            () -> world.chance(0.5));
    tables = settings.tables().stream().map(hall::table).toList();
    world.note(() -> settings + " foreign ports " + foreign);
  }

  Judge judge() {
    return judge;
  }

  TokenBook tokens() {
    return tokens;
  }

  boolean isSingle() {
    return ports.isSingle();
  }

  boolean isOpen(int id) {
    return ports.isOpen(id);
  }

  int anyId() {
    return (int) world.between(1, settings.maxClients());
  }

  Optional<String> anyTable() {
    if (world.chance(0.02)) {
      return Optional.of("elsewhere");
    }
    int table = (int) world.between(0, settings.tables().size() - 1);
    return world.chance(0.4) ? Optional.empty() : Optional.of(settings.tables().get(table));
  }

  /** No client comes any more. */
  boolean isClosing() {
    return closing;
  }

  void stopComing() {
    closing = true;
  }

  /** The server goes down. */
  void close() {
    world.note(() -> "the hall is closed");
    loops.get(0).execute(() -> hall.close("The server is closed."));
  }

  /** A connection says HELLO or READY. */
  void firstWords(SimLink link, OptionalInt port, ClientFrame frame) {
    Loop loop = loops.get(0);
    if (frame instanceof ClientFrame.Hello hello && port.isEmpty()) {
      tokens.hello(link, hello);
      loop.execute(() -> hall.hello(hello, link));
    } else if (frame instanceof ClientFrame.Ready ready && (port.isPresent() || isSingle())) {
      tokens.ready(link, ready.token(), port);
      loop.execute(() -> hall.ready(ready.token(), port, link));
    } else {
      link.send(DoorFrames.refuse(RefusalCode.BAD_TOKEN, "Say HELLO first.", world.instant()));
      link.close();
    }
  }

  private void check() {
    judge.checkFarewells();
    for (TableLoop table : tables) {
      if (!table.table().equals(checked.put(table, table.table()))) {
        check(table);
      }
    }
  }

  private void check(TableLoop loop) {
    Table table = loop.table();
    Company company = table.company();
    unless(company.players().size() <= 2, () -> "three players: " + company);
    unless(company.equals(loop.company()), () -> "another company is shown: " + company);
    Optional<Match> running = table.running();
    if (running.isPresent()) {
      unless(
          company.isPlayer(running.get().red().member().id()), () -> "red is not there: " + table);
      unless(
          company.isPlayer(running.get().white().member().id()),
          () -> "white is not there: " + table);
    }
    for (Member member : company.everybody()) {
      Optional<SimLink> link = loop.link(member.id()).map(SimLink.class::cast);
      unless(
          link.isPresent() != company.isAway(member.id()),
          () -> member + " is neither connected nor away, or both: " + table);
      link.filter(SimLink::isOpen).ifPresent(open -> checkTold(open, member, table));
    }
  }

  private void checkTold(SimLink link, Member member, Table table) {
    ServerFrame newest = judge.newest(link).orElseThrow();
    Board board = table.match().map(match -> match.game().position().board()).orElse(Board.EMPTY);
    Role seat = table.sideOf(member.id()).map(Role::of).orElse(Role.PLAYER);
    Role role = table.company().isPlayer(member.id()) ? seat : Role.SPECTATOR;
    unless(newest.board().equals(board), () -> link + " was not told of the board of " + table);
    unless(
        newest.role().equals(Optional.of(role)), () -> link + " was told a wrong role of " + table);
  }

  /** From time to time: whoever is waited for has time left, and no timer waits in vain. */
  void checkTimers() {
    int timers = loops.stream().mapToInt(SimLoop::timers).sum();
    unless(timers <= 2 * tables.size() + hall.expected(), () -> timers + " timers are too many");
    for (TableLoop table : tables) {
      boolean missed =
          table.table().nextDeadline().filter(at -> at.isBefore(world.instant())).isPresent();
      unless(
          !missed || loops.stream().anyMatch(SimLoop::isHeldUp),
          () -> "a deadline was missed: " + table.table());
    }
  }

  /** When everybody has gone for long: nothing is left behind. */
  void checkEmpty() {
    for (TableLoop table : tables) {
      unless(table.company().everybody().isEmpty(), () -> "still at the table: " + table.company());
      unless(table.table().running().isEmpty(), () -> "a game without players: " + table.table());
    }
    unless(ports.open().isEmpty(), () -> "ports are still open: " + ports.open());
    unless(hall.isEmpty(), () -> "ids or tokens are still kept");
    int timers = loops.stream().mapToInt(SimLoop::timers).sum();
    unless(timers == 0, () -> timers + " timers are left behind");
  }
}
