package checkers.client.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.client.update.Input;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("C17")
@Timeout(30)
class KeyReaderTest {
  private final BlockingQueue<Input> keys = new LinkedBlockingQueue<>();
  private final CountDownLatch ended = new CountDownLatch(1);
  private PipedOutputStream keyboard;

  @BeforeEach
  void start() throws IOException {
    keyboard = new PipedOutputStream();
    new KeyReader(new PipedInputStream(keyboard), keys::add, ended::countDown).start();
  }

  private void type(String text) throws IOException {
    keyboard.write(text.getBytes(StandardCharsets.UTF_8));
    keyboard.flush();
  }

  private Input next() throws InterruptedException {
    return Objects.requireNonNull(keys.poll(10, TimeUnit.SECONDS), "no key came");
  }

  @Test
  void tellsAnEscAlone() throws Exception {
    type("\u001b");

    assertEquals(Input.Key.of(Input.Key.Name.ESCAPE), next());
  }

  @Test
  void putsAnArrowTogether() throws Exception {
    type("\u001b");
    type("[A");
    type("x");

    assertEquals(Input.Key.of(Input.Key.Name.UP), next());
    assertEquals(Input.Key.of('x'), next());
  }

  @Test
  void saysThatTheTerminalIsGone() throws Exception {
    type("a\u001b");
    keyboard.close();

    assertEquals(Input.Key.of('a'), next());
    assertEquals(Input.Key.of(Input.Key.Name.ESCAPE), next());
    ended.await();
  }
}
