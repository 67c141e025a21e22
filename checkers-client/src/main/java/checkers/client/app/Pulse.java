package checkers.client.app;

import checkers.client.model.Dialog;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.core.protocol.ClockPhase;
import checkers.core.protocol.Field;
import checkers.core.protocol.ServerFrame;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** When a screen changes although nothing happens: because something moves, blinks or counts. */
final class Pulse {
  private static final long SECOND = 1000;

  private Pulse() {}

  /** How long until the next change; nothing if there is none. */
  static Optional<Duration> next(Model model, Instant now) {
    Stream<Duration> ofScreen =
        switch (model.screen().type()) {
          case MENU, FORM -> Stream.empty();
          case CONNECTING ->
              ((Screen.Connecting) model.screen())
                  .retryAt().stream().flatMap(retry -> countdown(retry, now));
          case PLAY -> play((Screen.Play) model.screen(), now);
        };
    Stream<Duration> ofDialog =
        model.dialog().flatMap(Dialog::deadline).stream().flatMap(end -> countdown(end, now));
    return Stream.concat(ofScreen, ofDialog).min(Comparator.naturalOrder());
  }

  private static Stream<Duration> play(Screen.Play play, Instant now) {
    ServerFrame frame = play.seat().frame();
    Stream<Duration> moving = play.animation().stream().map(animation -> animation.untilFrame(now));
    Stream<Duration> blinking =
        play.selection().legal().isEmpty()
            ? Stream.empty()
            : Stream.of(play.blink().untilChange(now));
    Stream<Long> left =
        Stream.of(
                frame
                    .clock()
                    .filter(clock -> isRunning(clock.phase()))
                    .map(Field.Clock::leftMillis),
                frame.away().map(Field.Away::leftMillis),
                frame.pause().map(Field.Pause::leftMillis))
            .flatMap(Optional::stream);
    Stream<Duration> counting =
        left.flatMap(millis -> countdown(play.seat().at().plusMillis(millis), now));
    return Stream.of(moving, blinking, counting).flatMap(all -> all);
  }

  private static boolean isRunning(ClockPhase phase) {
    return phase == ClockPhase.MOVE_TIME || phase == ClockPhase.EXTRA_TIME;
  }

  /** Just after the next full second on the way to the end; nothing after the end. */
  private static Stream<Duration> countdown(Instant end, Instant now) {
    long left = Duration.between(now, end).toMillis();
    return left < 0 ? Stream.empty() : Stream.of(Duration.ofMillis(left % SECOND + 1));
  }
}
