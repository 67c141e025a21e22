package checkers.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import checkers.core.protocol.Action;
import checkers.core.protocol.Role;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TableHostTest {
  @Test
  @Tag("C7")
  @Tag("C8")
  void aPingCarriesAllOfTheStateToEverybodyWhoIsThere() {
    Script script =
        Script.usual().given(Opening.TWO_PLAY_AND_TWO_WATCH + "1s Ada plays 22-18\n2s Ada drops");

    List<Delivery> pings = script.host().ping(Script.START.plusSeconds(3));

    assertEquals(
        List.of("2", "spectators"),
        pings.stream()
            .map(ping -> ping.to().isPresent() ? "" + ping.to().getAsInt() : "spectators")
            .toList());
    ServerFrame first = Facts.read(pings.get(0));
    assertEquals(Action.PING, first.action());
    assertEquals(Script.START.plusSeconds(3).toEpochMilli(), first.timestamp());
    assertEquals(script.host().table().revision(), first.revision());
    assertEquals(Optional.of(Role.RED), first.role());
    assertEquals("Red", Facts.of(first).get("turn"));
    assertEquals("MOVE_TIME 298s", Facts.of(first).get("clock"));
    assertEquals("White 19s", Facts.of(first).get("away"));
    assertEquals(Optional.of(Role.SPECTATOR), Facts.read(pings.get(1)).role());
  }

  @Test
  @Tag("C7")
  void anEmptyTablePingsNobody() {
    assertEquals(List.of(), Script.usual().host().ping(Script.START));
  }

  @Test
  void whoPlaysAloneOrWaitsCausesNoTicks() {
    Script script = Script.usual().given("0s Ada joins");

    assertEquals(Optional.empty(), script.host().nextDeadline());
  }

  @Test
  @Tag("C9")
  void theNextDeadlineIsTheEarliestOfAll() {
    Script script = Script.usual().given("0s Ada joins\n0s Bob joins");
    assertEquals(Optional.of(Script.START.plusSeconds(5)), script.host().nextDeadline());

    script.given("1s Ada acknowledges");
    assertEquals(Optional.of(Script.START.plusSeconds(60)), script.host().nextDeadline());

    script.given("10s Bob drops");
    assertEquals(Optional.of(Script.START.plusSeconds(30)), script.host().nextDeadline());
  }

  @Test
  void refusesSettingsUnderWhichTimeWouldStandStill() {
    Duration some = Duration.ofSeconds(1);
    assertThrows(IllegalArgumentException.class, () -> settings(Duration.ZERO, some, some));
    assertThrows(IllegalArgumentException.class, () -> settings(some, some.negated(), some));
    assertThrows(IllegalArgumentException.class, () -> settings(some, some, Duration.ZERO));
  }

  private static TableSettings settings(Duration answer, Duration grace, Duration pause) {
    return new TableSettings(Side.RED, Optional.empty(), answer, grace, pause);
  }

  @Test
  @Tag("R3")
  void theLotDecidesWhoIsRedAndTheSettingsWhoBegins() {
    TableSettings redFirst =
        new TableSettings(
            Side.RED,
            Optional.empty(),
            Duration.ofSeconds(1),
            Duration.ZERO,
            Duration.ofSeconds(1));
    Party party = new Party(new TableHost("1", "Table 1", redFirst, () -> true));
    party.act("0s Ada joins");

    List<Delivery> frames = party.act("0s Bob joins").frames();

    assertEquals("Ada", party.name(frames.get(1)));
    assertEquals(Action.MOVE, frames.get(1).action());
    assertEquals("Ada-Bob", Facts.of(Facts.read(frames.get(1))).get("names"));
    assertEquals("Red", Facts.of(Facts.read(frames.get(1))).get("turn"));
  }
}
