package checkers.server.hall;

import static checkers.server.hall.Violation.unless;

import checkers.core.protocol.Action;
import checkers.core.protocol.ClientFrame;
import checkers.core.protocol.RefusalCode;
import checkers.core.protocol.ServerFrame;
import checkers.core.protocol.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** Who was let in by which token, and whether that was right. */
final class TokenBook {
  private final int maxClients;
  private final SimPorts ports;
  private final Map<SimLink, ClientFrame.Hello> hellos = new HashMap<>();
  private final Map<SimLink, Token> assignedTo = new HashMap<>();
  private final Map<Token, Assigned> assigned = new HashMap<>();
  private final Map<SimLink, Entry> entries = new HashMap<>();
  private final Map<Integer, Token> resumeTokens = new HashMap<>();
  private final Set<Token> spent = new HashSet<>();
  private final List<Token> seen = new ArrayList<>();

  private record Assigned(int id, Optional<Token> resume) {}

  private record Entry(Token token, OptionalInt port) {}

  TokenBook(int maxClients, SimPorts ports) {
    this.maxClients = maxClients;
    this.ports = ports;
  }

  /** Every token that was ever given out, for those who steal. */
  List<Token> seen() {
    return seen;
  }

  void hello(SimLink link, ClientFrame.Hello hello) {
    hellos.put(link, hello);
  }

  void ready(SimLink link, Token token, OptionalInt port) {
    entries.put(link, new Entry(token, port));
  }

  void sent(SimLink link, ServerFrame frame) {
    frame.token().ifPresent(seen::add);
    if (frame.action() == Action.ASSIGN) {
      assign(link, frame);
    } else if (frame.token().isPresent()) {
      resumeTokens.put(frame.clientId().orElseThrow(), frame.token().get());
    }
    if (frame.refusal().equals(Optional.of(RefusalCode.SERVER_FULL))) {
      OptionalInt free = IntStream.rangeClosed(1, maxClients).filter(ports::isFree).findFirst();
      unless(free.isEmpty(), () -> "Server is full, but one is free: " + free);
    }
    if (frame.refusal().equals(Optional.of(RefusalCode.NOT_READY))) {
      Optional.ofNullable(assignedTo.get(link)).ifPresent(spent::add);
    }
  }

  private void assign(SimLink link, ServerFrame frame) {
    int id = frame.clientId().orElseThrow();
    unless(id >= 1 && id <= maxClients, () -> "an id out of range: " + id);
    unless(ports.isOpen(id), () -> "an id whose port is not open: " + id);
    Token token = frame.token().orElseThrow();
    ClientFrame.Hello hello = Optional.ofNullable(hellos.get(link)).orElseThrow();
    unless(
        assigned.put(token, new Assigned(id, hello.resume())) == null, () -> "a token given twice");
    assignedTo.put(link, token);
  }

  void seated(SimLink link, int id) {
    Entry entry = Optional.ofNullable(entries.get(link)).orElseThrow();
    Assigned place =
        Optional.ofNullable(assigned.get(entry.token()))
            .orElseThrow(() -> new Violation(link + " got in by a token of nobody"));
    unless(place.id() == id, () -> link + " got in by a token that was not for " + id);
    unless(spent.add(entry.token()), () -> link + " got in by a token used before or too late");
    unless(
        ports.isSingle() || entry.port().equals(OptionalInt.of(id)),
        () -> link + " used a wrong port");
    unless(
        place.resume().isEmpty()
            || place.resume().equals(Optional.ofNullable(resumeTokens.get(id))),
        () -> link + " took the place of another " + id);
  }
}
