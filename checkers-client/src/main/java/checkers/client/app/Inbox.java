package checkers.client.app;

import checkers.client.update.Input;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Where inputs wait for the loop. Any thread may put one in. */
public interface Inbox {
  /**
   * An input and where it came from.
   *
   * @param door the number of the door, 0 for the terminal
   */
  record Mail(int door, Input input) {}

  void put(Mail mail);

  /** The next one, waited for so long or, without a limit, as long as it takes. */
  Optional<Mail> next(Optional<Duration> atMost) throws InterruptedException;

  /** Puts in what the person at the terminal does. */
  default void put(Input input) {
    put(new Mail(0, input));
  }

  static Inbox queue() {
    BlockingQueue<Mail> waiting = new LinkedBlockingQueue<>();
    return new Inbox() {
      @Override
      public void put(Mail mail) {
        waiting.add(mail);
      }

      @Override
      public Optional<Mail> next(Optional<Duration> atMost) throws InterruptedException {
        return atMost.isPresent()
            ? Optional.ofNullable(waiting.poll(atMost.get().toNanos(), TimeUnit.NANOSECONDS))
            : Optional.of(waiting.take());
      }
    };
  }
}
