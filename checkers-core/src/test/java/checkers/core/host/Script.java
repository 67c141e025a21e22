package checkers.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.core.protocol.ServerFrame;
import checkers.core.table.TableEvent;
import checkers.core.table.TableSettings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A story at a table, told as a table: who does what when, and below it, indented, every frame that
 * goes out, in order. «spectators» stands for all of them.
 *
 * <pre>
 *   7s Ada plays 22-18
 *     Bob: MOVE Your turn. [turn Red, clock MOVE_TIME 300s]
 *     Ada: WAIT
 * </pre>
 *
 * A frame is given by its action, how its message begins, and whichever of its {@link Facts} the
 * story is about. A line «events: A, B» names the events. Ada always draws white, so she begins.
 */
final class Script {
  static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

  private static final Pattern FRAME =
      Pattern.compile("(\\w+): ([A-Z]+)(?: ([^\\[]*[^\\[ ]))?(?: ?\\[(.*)])?");

  private final Party party;
  private int revision;

  private Script(TableSettings settings) {
    party = new Party(new TableHost("1", "Table 1", settings, () -> false));
  }

  static Script at(TableSettings settings) {
    return new Script(settings);
  }

  /** At a table with the usual settings. */
  static Script usual() {
    return at(Settings.USUAL);
  }

  TableHost host() {
    return party.host();
  }

  /** Plays these commands, whatever is said to them. */
  Script given(String commands) {
    commands.lines().forEach(line -> check(line, party.act(line)));
    return this;
  }

  /** Plays these commands and compares everything that is said. */
  Script then(String story) {
    List<String> told = new ArrayList<>();
    List<String> lines = story.lines().toList();
    for (int i = 0; i < lines.size(); ) {
      String command = lines.get(i++);
      List<String> expected = new ArrayList<>();
      while (i < lines.size() && lines.get(i).startsWith(" ")) {
        expected.add(lines.get(i++));
      }
      told.add(command);
      told.addAll(tell(expected, check(command, party.act(command))));
    }
    assertEquals(story.strip(), String.join("\n", told));
    return this;
  }

  private Party.Heard check(String command, Party.Heard heard) {
    for (Delivery delivery : heard.frames()) {
      ServerFrame frame = Facts.read(delivery);
      assertEquals(delivery.action(), frame.action());
      assertTrue(revision <= frame.revision(), "the revision falls: " + command);
      revision = frame.revision();
    }
    assertTrue(
        party.host().nextDeadline().filter(at -> !at.isAfter(party.now())).isEmpty(),
        "something is overdue: " + command);
    return heard;
  }

  /** Line by line what was expected, where it has come true, and else what has happened. */
  private List<String> tell(List<String> expected, Party.Heard heard) {
    List<String> told = new ArrayList<>();
    List<Delivery> frames = heard.frames();
    int next = 0;
    for (String line : expected) {
      if (line.strip().startsWith("events: ")) {
        told.add("  events: " + types(heard.events()));
      } else if (next < frames.size()) {
        told.add(tell(line, frames.get(next++)));
      }
    }
    frames.subList(next, frames.size()).forEach(more -> told.add(tell("", more)));
    return told;
  }

  private static String types(List<TableEvent> events) {
    return events.isEmpty()
        ? "none"
        : events.stream().map(event -> event.type().name()).collect(Collectors.joining(", "));
  }

  private String tell(String line, Delivery delivery) {
    ServerFrame frame = Facts.read(delivery);
    Map<String, String> facts = Facts.of(frame);
    String whom = party.name(delivery);
    Matcher parts = FRAME.matcher(line.strip());
    boolean matches =
        parts.matches()
            && parts.group(1).equals(whom)
            && parts.group(2).equals(frame.action().name())
            && (parts.group(3) == null || frame.message().startsWith(parts.group(3)))
            && (parts.group(4) == null || contains(facts, parts.group(4)));
    return matches ? line : "  " + whom + ": " + frame.action() + " " + frame.message() + facts;
  }

  private static boolean contains(Map<String, String> facts, String expected) {
    for (String fact : expected.split(", ", -1)) {
      String[] words = fact.split(" ", 2);
      String actual = facts.get(words[0]);
      boolean asSaid = words[1].equals("none") ? actual == null : words[1].equals(actual);
      if (!asSaid) {
        return false;
      }
    }
    return true;
  }
}
