package checkers.core.notation;

import checkers.core.notation.PdnToken.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads PDN as it is found: any version's separators, results and comments. A variation is skipped.
 * A game that cannot be read costs only itself and leaves one fault.
 */
public final class PdnReader {
  private PdnReader() {}

  /** All games of a text. */
  public static PdnFile read(String text) {
    Source source = new Source(text);
    PdnScanner scanner = new PdnScanner(source);
    List<PdnGame> games = new ArrayList<>();
    List<Fault> faults = new ArrayList<>();
    PdnDraft draft = new PdnDraft();
    PdnToken token;
    do {
      token = scanner.next();
      if (draft.endsBefore(token)) {
        if (!draft.isEmpty()) {
          new PdnReplay(source, draft).game().map(games::add, faults::add);
        }
        draft = new PdnDraft();
      }
      draft.add(token);
    } while (token.kind() != Kind.END);
    return new PdnFile(games, faults);
  }
}
