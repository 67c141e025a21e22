package checkers.client.update;

import checkers.client.model.Address;
import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.core.protocol.Intent;
import checkers.core.protocol.Token;
import java.time.Duration;
import java.util.Optional;

/** The way to a table, and back to it when the connection breaks. */
public final class Joining {
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(15);

  private Joining() {}

  /** Sets out for a server. */
  public static Step start(Model model, Address address, Intent intent) {
    Screen.Connecting connecting =
        new Screen.Connecting(
            address,
            intent,
            1,
            "Connecting to server",
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return connect(model, connecting);
  }

  private static Step connect(Model model, Screen.Connecting connecting) {
    Optional<Token> resume = connecting.returning().flatMap(play -> play.seat().resume());
    return Step.of(
        model.with(connecting),
        new Effect.Connect(
            connecting.address(), connecting.intent(), model.preferences().name(), resume));
  }

  static Step key(Model model, Input.Key key) {
    boolean leave = key.name() == Input.Key.Name.ESCAPE || key.character() == 'q';
    return leave ? Leaving.toMenu(model, new Effect.Disconnect()) : Step.of(model);
  }

  /** Tried again after a pause that grows, as often as wanted. */
  static Step failed(Model model, String why) {
    if (!(model.screen() instanceof Screen.Connecting connecting)) {
      return Step.of(model);
    }
    if (connecting.attempt() >= model.attempts()) {
      String end =
          "A connection to %s cannot be established (%d %s): %s"
              .formatted(
                  connecting.address(),
                  connecting.attempt(),
                  connecting.attempt() == 1 ? "attempt" : "attempts",
                  why);
      return giveUp(model, connecting, end);
    }
    Duration pause = Duration.ofSeconds(1L << Math.min(connecting.attempt() - 1, 10));
    Duration bounded = pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
    return Step.of(
        model.with(
            new Screen.Connecting(
                connecting.address(),
                connecting.intent(),
                connecting.attempt(),
                connecting.task(),
                Optional.of(why),
                Optional.of(model.now().plus(bounded)),
                connecting.returning())));
  }

  /** The end of the attempts, told where the person set out. */
  static Step giveUp(Model model, Screen.Connecting connecting, String why) {
    if (connecting.returning().isPresent()) {
      return Step.of(model.with(connecting.returning().get().withEnd(why)));
    }
    return model.direct()
        ? Leaving.quit(model, 1, why)
        : Step.of(model.with(Forms.again(model.preferences(), connecting.intent(), why)));
  }

  static Step tick(Model model, Screen.Connecting connecting) {
    boolean due = connecting.retryAt().filter(retry -> !retry.isAfter(model.now())).isPresent();
    if (!due) {
      return Step.of(model);
    }
    return connect(
        model,
        new Screen.Connecting(
            connecting.address(),
            connecting.intent(),
            connecting.attempt() + 1,
            connecting.task(),
            connecting.failure(),
            Optional.empty(),
            connecting.returning()));
  }

  /**
   * A player tries to come back to his game; others are told. After a farewell the server closes,
   * which is no surprise.
   */
  static Step lost(Model model, String why) {
    if (model.screen() instanceof Screen.Connecting) {
      return failed(model, why);
    }
    if (!(model.screen() instanceof Screen.Play play) || play.gone()) {
      return Step.of(model);
    }
    boolean comeBack =
        play.server().isPresent()
            && play.seat().resume().isPresent()
            && play.seat().side().isPresent();
    Model told = model.withDialog(Optional.empty());
    if (!comeBack) {
      String message = "The connection to the server is lost: " + why + ".";
      return Step.of(told.with(play.withEnd(message)));
    }
    Screen.Connecting back =
        new Screen.Connecting(
            play.server().get(),
            Intent.PLAY,
            1,
            "The connection is lost. Coming back to your game",
            Optional.of(why),
            Optional.empty(),
            Optional.of(play));
    return connect(told, back);
  }
}
