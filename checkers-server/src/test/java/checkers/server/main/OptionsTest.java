package checkers.server.main;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.core.rules.Side;
import checkers.core.table.TableSettings;
import checkers.core.table.TimeLimits;
import checkers.server.hall.HallSettings;
import checkers.server.net.Limits;
import checkers.server.net.ServerSettings;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Each option becomes the setting of its name. */
@Tag("C2")
class OptionsTest {
  private static ServerSettings settings(String... arguments) {
    Options options = new Options(new Environment(Map.of()));
    CommandLine command = new CommandLine(options);
    command.registerConverter(Duration.class, new DurationText());
    command.parseArgs(arguments);
    assertEquals(Optional.empty(), options.fault());
    return options.settings();
  }

  private static Duration seconds(long seconds) {
    return Duration.ofSeconds(seconds);
  }

  @Test
  void areAllHeeded() {
    TimeLimits time = new TimeLimits(seconds(11), seconds(12), List.of(seconds(3), seconds(2)));
    TableSettings table =
        new TableSettings(Side.RED, Optional.of(time), seconds(13), seconds(14), seconds(15));

    assertEquals(
        new ServerSettings(
            "127.0.0.1",
            9100,
            true,
            3,
            new HallSettings(7, List.of("1"), table),
            new Limits(21, 22)),
        settings(
            "--host=127.0.0.1",
            "--base-port=9100",
            "--single-port",
            "--threads=3",
            "--max-clients=7",
            "--move-time=11s",
            "--extra-time=12s",
            "--warn-at=3s,2s",
            "--first-move=red",
            "--answer-time=13s",
            "--reconnect-grace=14s",
            "--pause-limit=15s",
            "--max-per-address=21",
            "--max-rate=22"));
  }

  @Test
  void haveTheDefaultsThatAreDocumented() {
    ServerSettings settings = settings();
    TableSettings table = settings.hall().table();

    assertEquals("", settings.host());
    assertEquals(9000, settings.basePort());
    assertEquals(5, settings.hall().maxClients());
    assertEquals(HallSettings.READY_TIME, settings.hall().readyTime());
    assertEquals(new Limits(100, 50), settings.limits());
    assertEquals(
        new TableSettings(
            Side.WHITE,
            Optional.of(
                new TimeLimits(
                    seconds(300), seconds(60), List.of(seconds(300), seconds(60), seconds(30)))),
            seconds(30),
            seconds(20),
            seconds(300)),
        table);
  }

  @Test
  void mayTurnTheClockOff() {
    assertEquals(
        settings("--no-time-limit").hall().table(),
        new TableSettings(Side.WHITE, Optional.empty(), seconds(30), seconds(20), seconds(300)));
  }
}
