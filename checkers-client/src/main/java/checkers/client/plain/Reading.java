package checkers.client.plain;

import checkers.client.update.Input;
import java.util.List;

/**
 * What a typed line means: something to do, or something to say, or both.
 *
 * @param plain how the next lines are to be taken
 * @param inputs as if they had been given at a full screen
 * @param lines the answer to a question that changes nothing
 */
record Reading(Plain plain, List<Input> inputs, List<String> lines) {
  static Reading say(Plain plain, String... lines) {
    return say(plain, List.of(lines));
  }

  static Reading say(Plain plain, List<String> lines) {
    return new Reading(plain, List.of(), lines);
  }

  static Reading act(Plain plain, List<Input> inputs) {
    return new Reading(plain, inputs, List.of());
  }

  static Reading key(Plain plain, char character) {
    return act(plain, List.of(Input.Key.of(character)));
  }
}
