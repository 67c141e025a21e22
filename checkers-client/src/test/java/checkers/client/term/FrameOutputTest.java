package checkers.client.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("C23")
class FrameOutputTest {
  /** Each call of write, as the system would see it. */
  private final List<String> writes = new ArrayList<>();

  private final FrameOutput output =
      new FrameOutput(
          new OutputStream() {
            @Override
            public void write(int b) {
              writes.add(Character.toString(b));
            }

            @Override
            public void write(byte[] bytes, int from, int count) {
              writes.add(new String(bytes, from, count, StandardCharsets.UTF_8));
            }
          });

  private void print(String text) throws IOException {
    output.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void writesAFrameAtOnce() throws IOException {
    print("one ");
    output.write('t');
    print("wo");
    assertEquals(List.of(), writes);
    output.flush();
    print("three");
    output.flush();

    assertEquals(List.of("one two", "three"), writes);
  }

  @Test
  void writesNothingForNothing() throws IOException {
    output.flush();

    assertEquals(List.of(), writes);
  }

  @Test
  void writesNothingMoreOnceTheTerminalIsGivenBack() throws IOException {
    print("last");
    output.flush();
    output.shut();
    print("late");
    output.flush();

    assertEquals(List.of("last"), writes);
  }
}
