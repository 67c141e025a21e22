package checkers.client.term;

import checkers.client.update.Input;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Makes keys and mouse gestures of a terminal's bytes, however they are chopped. Whatever it does
 * not know, it swallows whole: no part of a sequence or of a pasted text becomes a key.
 *
 * <pre>
 * ESC                    Esc, if nothing follows within {@link #patience}
 * ESC [ ... A            a control sequence, up to its final byte
 * ESC [ &lt; 0 ; 12 ; 7 M   the mouse, as SGR reports it
 * ESC O A                a key in application mode
 * ESC ] ... BEL          a string, up to BEL or ESC \
 * ESC [ 200 ~ ... ESC [ 201 ~   a pasted text
 * </pre>
 */
public final class KeyDecoder {
  private static final Duration SEQUENCE = Duration.ofMillis(50);
  private static final Duration PASTE = Duration.ofSeconds(1);
  private static final int ESC = 0x1B;
  private static final int BEL = 0x07;
  private static final int MAX_SEQUENCE = 64;
  private static final String PASTE_END = "\u001b[201~";

  private enum State {
    GROUND,
    ESCAPE,
    CONTROL,
    APPLICATION,
    STRING,
    STRING_ESCAPE,
    PASTED,
    SKIPPING
  }

  private final Consumer<Input> out;
  private final Utf8 characters = new Utf8();
  private final StringBuilder sequence = new StringBuilder();
  private State state = State.GROUND;
  private int toSkip;
  private int ofPasteEnd;

  public KeyDecoder(Consumer<Input> out) {
    this.out = out;
  }

  public void feed(byte[] bytes, int count) {
    for (int i = 0; i < count; i++) {
      feed(bytes[i] & 0xFF);
    }
  }

  /** How long to wait for more before {@link #giveUp}; nothing if nothing is half-read. */
  public Optional<Duration> patience() {
    return switch (state) {
      case GROUND -> Optional.empty();
      case PASTED -> Optional.of(PASTE);
      case ESCAPE, CONTROL, APPLICATION, STRING, STRING_ESCAPE, SKIPPING -> Optional.of(SEQUENCE);
    };
  }

  /** Nothing more has come: an Esc alone is the key, anything longer is forgotten. */
  public void giveUp() {
    if (state == State.ESCAPE) {
      key(Input.Key.Name.ESCAPE);
    }
    state = State.GROUND;
  }

  private void feed(int b) {
    switch (state) {
      case GROUND -> ground(b);
      case ESCAPE -> escape(b);
      case CONTROL -> control(b);
      case APPLICATION -> {
        state = State.GROUND;
        ControlSequence.applicationKey(b).ifPresent(this::key);
      }
      case STRING -> string(b);
      case STRING_ESCAPE -> {
        state = State.STRING;
        if (b == '\\') {
          state = State.GROUND;
        } else {
          string(b);
        }
      }
      case PASTED -> pasted(b);
      case SKIPPING -> {
        if (--toSkip == 0) {
          state = State.GROUND;
        }
      }
    }
  }

  private void ground(int b) {
    if (b >= 0x80) {
      characters
          .next(b)
          .ifPresent(character -> out.accept(new Input.Key(Input.Key.Name.CHARACTER, character)));
      return;
    }
    characters.reset();
    switch (b) {
      case ESC -> state = State.ESCAPE;
      case '\r', '\n' -> key(Input.Key.Name.ENTER);
      case '\t' -> key(Input.Key.Name.TAB);
      case 0x08, 0x7F -> key(Input.Key.Name.BACKSPACE);
      case 0x03 -> key(Input.Key.Name.INTERRUPT);
      case 0x0C -> key(Input.Key.Name.REDRAW);
      default -> {
        if (b >= ' ') {
          out.accept(Input.Key.of((char) b));
        }
      }
    }
  }

  private void escape(int b) {
    switch (b) {
      case '[' -> {
        sequence.setLength(0);
        state = State.CONTROL;
      }
      case 'O' -> state = State.APPLICATION;
      case ']', 'P', 'X', '^', '_' -> state = State.STRING;
      default -> {
        key(Input.Key.Name.ESCAPE);
        state = State.GROUND;
        ground(b);
      }
    }
  }

  private void control(int b) {
    if (b == ESC) {
      state = State.ESCAPE;
    } else if (sequence.isEmpty() && (b == 'M' || b == '[')) {
      // The mouse as old terminals report it, and the function keys of the Linux console.
      toSkip = b == 'M' ? 3 : 1;
      state = State.SKIPPING;
    } else if (b < '@' || b > '~') {
      if (sequence.length() < MAX_SEQUENCE) {
        sequence.append((char) b);
      }
    } else {
      String parameters = sequence.toString();
      boolean paste = b == '~' && parameters.equals("200");
      state = paste ? State.PASTED : State.GROUND;
      ofPasteEnd = 0;
      ControlSequence.read(parameters, (char) b).ifPresent(out);
    }
  }

  private void string(int b) {
    if (b == ESC) {
      state = State.STRING_ESCAPE;
    } else if (b == BEL) {
      state = State.GROUND;
    }
  }

  private void pasted(int b) {
    boolean goesOn = b == PASTE_END.charAt(ofPasteEnd);
    ofPasteEnd = goesOn ? ofPasteEnd + 1 : b == ESC ? 1 : 0;
    if (ofPasteEnd == PASTE_END.length()) {
      state = State.GROUND;
    }
  }

  private void key(Input.Key.Name name) {
    out.accept(Input.Key.of(name));
  }
}
