package checkers.server.hall;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.Intent;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A client that comes and goes; what it does at a table its {@link Habits} decide. */
final class SimClient implements SimLink.Client {
  private final SimWorld world;
  private final SimHall hall;
  private final String name;
  private final Temper temper;
  private final Habits habits;
  private final List<SimLink> links = new ArrayList<>();
  private Optional<Token> resume = Optional.empty();
  private int lives;
  private int calls;
  private @Nullable SimLink atTable;

  SimClient(SimWorld world, SimHall hall, String name) {
    this.world = world;
    this.hall = hall;
    this.name = name;
    temper = Temper.of(world);
    habits = new Habits(world, temper);
    lives = (int) world.between(1, 40);
  }

  /** Says HELLO at the base port. */
  void come() {
    if (hall.isClosing() || lives-- <= 0) {
      return;
    }
    Optional<Token> by = world.chance(0.05) ? anyToken() : resume;
    Intent intent =
        by.isPresent() || world.chance(0.8)
            ? Intent.PLAY
            : world.chance(0.7) ? Intent.WATCH : Intent.LIST_TABLES;
    SimLink visitor = dial(OptionalInt.empty());
    visitor.say(new ClientFrame.Hello(intent, name, hall.anyTable(), by));
    if (by.isPresent() && world.chance(0.1)) {
      world.in(world.between(0, 15_000), this::come);
    }
    if (world.chance(0.03)) {
      world.in(world.between(0, 500), () -> visitor.hangUp(world.chance(0.5)));
    }
  }

  private Optional<Token> anyToken() {
    List<Token> seen = hall.tokens().seen();
    return seen.isEmpty()
        ? Optional.empty()
        : Optional.of(seen.get((int) world.between(0, seen.size() - 1)));
  }

  private SimLink dial(OptionalInt port) {
    SimLink link = new SimLink(world, hall, this, port, name + "/" + ++calls);
    links.add(link);
    return link;
  }

  @Override
  public void hear(SimLink link, ServerFrame frame) {
    if (frame.action() == Action.ASSIGN) {
      if (!world.chance(0.03)) {
        world.in(hesitation(), () -> ready(frame));
      }
      return;
    }
    if (frame.role().isPresent()) {
      atTable = link;
      frame.token().ifPresent(token -> resume = Optional.of(token));
      habits.hear(link, frame);
      trouble(link, frame);
    }
  }

  /** From ASSIGN to READY; ten seconds are allowed. */
  private long hesitation() {
    return switch ((int) world.between(0, 9)) {
      case 0 -> world.between(9_800, 10_100);
      case 1, 2 -> world.between(0, 10_000);
      default -> world.between(0, 300);
    };
  }

  private void ready(ServerFrame assigned) {
    int own = assigned.clientId().orElseThrow();
    int id = world.chance(0.02) ? hall.anyId() : own;
    if (!hall.isClosing() && hall.isOpen(id)) {
      Token token = world.chance(0.02) ? anyToken().orElseThrow() : assigned.token().orElseThrow();
      OptionalInt port = hall.isSingle() ? OptionalInt.empty() : OptionalInt.of(id);
      dial(port).say(new ClientFrame.Ready(token));
      if (world.chance(0.03)) {
        dial(port).say(new ClientFrame.Ready(token));
      }
      if (world.chance(0.03)) {
        SimLink last = links.get(links.size() - 1);
        world.in(world.between(0, 300), () -> last.hangUp(true));
      }
    }
  }

  private void trouble(SimLink link, ServerFrame frame) {
    boolean plays = frame.role().filter(role -> role != Role.SPECTATOR).isPresent();
    if (!world.chance(temper.trouble())) {
      return;
    }
    switch ((int) world.between(0, 4)) {
      case 0 -> link.stopReading(world.between(1_000, 120_000));
      case 1 -> link.vanish();
      case 2 -> link.hangUp(false);
      default -> link.hangUp(true);
    }
    comeBackSometime(plays);
  }

  private void comeBackSometime(boolean soon) {
    if (!world.chance(0.8)) {
      resume = Optional.empty();
    }
    world.in(soon ? world.between(0, 25_000) : world.between(0, 300_000), this::come);
  }

  @Override
  public void closed(SimLink link) {
    if (link == atTable) {
      comeBackSometime(false);
    }
  }

  /** For the end of the world: nothing is heard of this client any more. */
  void fallSilent() {
    habits.stop();
    for (SimLink link : links) {
      if (world.chance(0.5)) {
        link.vanish();
      } else {
        link.hangUp(true);
      }
    }
  }
}
