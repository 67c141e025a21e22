package checkers.client.term;

import checkers.client.update.Input;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is meant by the sequences that we know. */
final class ControlSequence {
  /** Which button and modifiers, column and row, both from 1. */
  private static final Pattern SGR_MOUSE = Pattern.compile("<(\\d{1,3});(\\d{1,4});(\\d{1,4})");

  private static final int MODIFIERS = 4 | 8 | 16;
  private static final int MOTION = 32;

  private ControlSequence() {}

  /** {@code ESC [ parameters last}; nothing if it is none of ours. */
  static Optional<Input> read(String parameters, char last) {
    if (parameters.startsWith("<")) {
      return mouse(parameters, last);
    }
    boolean plainOrModified = parameters.isEmpty() || parameters.startsWith("1;");
    return plainOrModified ? cursorKey(last).map(Input.Key::of) : Optional.empty();
  }

  /** {@code ESC O last}. */
  static Optional<Input.Key.Name> applicationKey(int last) {
    return last == 'M' ? Optional.of(Input.Key.Name.ENTER) : cursorKey(last);
  }

  private static Optional<Input.Key.Name> cursorKey(int last) {
    return switch (last) {
      case 'A' -> Optional.of(Input.Key.Name.UP);
      case 'B' -> Optional.of(Input.Key.Name.DOWN);
      case 'C' -> Optional.of(Input.Key.Name.RIGHT);
      case 'D' -> Optional.of(Input.Key.Name.LEFT);
      case 'Z' -> Optional.of(Input.Key.Name.BACK_TAB);
      default -> Optional.empty();
    };
  }

  /** Of the left button only. */
  private static Optional<Input> mouse(String parameters, char last) {
    Matcher report = SGR_MOUSE.matcher(parameters);
    if (!report.matches() || (last != 'M' && last != 'm')) {
      return Optional.empty();
    }
    int button = Integer.parseInt(report.group(1)) & ~MODIFIERS;
    int column = Integer.parseInt(report.group(2)) - 1;
    int row = Integer.parseInt(report.group(3)) - 1;
    if ((button & ~MOTION) != 0 || column < 0 || row < 0) {
      return Optional.empty();
    }
    Input.Mouse.Gesture pressed =
        button == MOTION ? Input.Mouse.Gesture.DRAG : Input.Mouse.Gesture.PRESS;
    return Optional.of(
        new Input.Mouse(last == 'm' ? Input.Mouse.Gesture.RELEASE : pressed, column, row));
  }
}
