package checkers.core.table;

import checkers.core.rules.Refusal;
import java.util.Optional;

/**
 * Why a command was not followed, as the one who gave it reads it.
 *
 * @param move what was wrong with a proposed move, if one was judged
 */
public record TableRefusal(Code code, String text, Optional<Refusal> move) {
  /** Kinds of refusals that programs tell apart. */
  public enum Code {
    NOT_YOUR_TURN,
    ILLEGAL_MOVE,
    STALE_REVISION,
    NOT_NOW
  }

  static TableRefusal notYourTurn(String text) {
    return new TableRefusal(Code.NOT_YOUR_TURN, text, Optional.empty());
  }

  static TableRefusal stale() {
    return new TableRefusal(
        Code.STALE_REVISION, "The board has changed since: look again.", Optional.empty());
  }

  static TableRefusal notNow(String text) {
    return new TableRefusal(Code.NOT_NOW, text, Optional.empty());
  }

  static TableRefusal illegal(Refusal refusal) {
    return new TableRefusal(Code.ILLEGAL_MOVE, refusal.text(), Optional.of(refusal));
  }
}
