package checkers.client.plain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words that can be typed at a table; some of them everywhere. */
enum Word {
  BOARD("board b"),
  WORDS("words w"),
  MOVES("moves"),
  HISTORY("history"),
  FEN("fen"),
  CLOCK("clock time"),
  WHO("who table"),
  DRAW("draw"),
  RESIGN("resign"),
  PAUSE("pause"),
  CONTINUE("continue"),
  YES("yes y"),
  NO("no n"),
  FLIP("flip"),
  NUMBERS("numbers"),
  HELP("help ?"),
  QUIT("quit q exit back menu");

  private final String spellings;

  Word(String spellings) {
    this.spellings = spellings;
  }

  /** The word that a line in small letters is. */
  static Optional<Word> of(String line) {
    return Stream.of(values())
        .filter(word -> List.of(word.spellings.split(" ", -1)).contains(line))
        .findFirst();
  }
}
