package checkers.client.model;

import checkers.core.rules.Side;
import java.util.Optional;

/**
 * Where things lie on a screen of that size: the view draws them there and the mouse finds them
 * there. The top row is for action messages, the bottom row for the keys.
 *
 * @param panel where names, clocks and moves are shown: beside the board, or below it if narrow
 */
public record Layout(Size size, BoardLayout board, Rect panel) {
  private static final int FRAME = 1;
  private static final int TOP_ROWS = 2;
  private static final int BOTTOM_ROWS = 2;
  private static final int PANEL_COLUMNS = 34;
  private static final int PANEL_ROWS = 9;

  /** The layout of a table's screen with that side at the bottom. */
  public static Layout of(Size size, Side bottom) {
    int rows = size.rows() - TOP_ROWS - BOTTOM_ROWS;
    int beside = squareHeight(size.columns() - PANEL_COLUMNS - 2 * FRAME, rows);
    int above = squareHeight(size.columns() - 2 * FRAME, rows - PANEL_ROWS);
    boolean turned = bottom == Side.RED;
    return above > beside ? panelBelow(size, above, turned) : panelBeside(size, beside, turned);
  }

  private static int squareHeight(int columns, int rows) {
    int byWidth = (columns / BoardLayout.SQUARES - 1) / 2;
    return Math.max(1, Math.min(byWidth, rows / BoardLayout.SQUARES));
  }

  private static Layout panelBeside(Size size, int height, boolean turned) {
    BoardLayout board = new BoardLayout(2 * FRAME, TOP_ROWS, 2 * height + 1, height, turned);
    int left = board.left() + board.width() + 2 * FRAME;
    Rect panel =
        new Rect(left, TOP_ROWS - FRAME, size.columns() - left - 2, board.height() + 2 * FRAME);
    return new Layout(size, board, panel);
  }

  private static Layout panelBelow(Size size, int height, boolean turned) {
    int width = 2 * height + 1;
    int left = (size.columns() - BoardLayout.SQUARES * width) / 2;
    BoardLayout board = new BoardLayout(left, TOP_ROWS, width, height, turned);
    int top = TOP_ROWS + board.height() + FRAME;
    Rect panel = new Rect(2, top, size.columns() - 4, size.rows() - top - 1);
    return new Layout(size, board, panel);
  }

  /** The whole screen. */
  public static Rect screen(Size size) {
    return new Rect(0, 0, size.columns(), size.rows());
  }

  /** The board with its frame. */
  public Rect frame() {
    return new Rect(
        board.left() - FRAME,
        board.top() - FRAME,
        board.width() + 2 * FRAME,
        board.height() + 2 * FRAME);
  }

  /** A dialog: its text and, in its last row but one, the two buttons. */
  public static Rect dialog(Size size, String text) {
    int width = Math.min(size.columns() - 4, Math.max(36, Math.min(text.length() + 6, 60)));
    int lines = (text.length() + width - 7) / (width - 6);
    return screen(size).centred(width, lines + 5);
  }

  public static Rect yesButton(Rect dialog) {
    return new Rect(dialog.left() + 3, dialog.top() + dialog.height() - 2, 9, 1);
  }

  public static Rect noButton(Rect dialog) {
    return new Rect(dialog.left() + dialog.width() - 12, dialog.top() + dialog.height() - 2, 9, 1);
  }

  /** The entry of the start menu at that place. */
  public static Rect menuEntry(Size size, int index) {
    int entries = Screen.Menu.Entry.values().length;
    int top = size.rows() / 2 - entries / 2 + 2;
    return new Rect(size.columns() / 2 - 16, top + index, 32, 1);
  }

  /** The field of a form at that place; the one after the last is its button. */
  public static Rect formField(Size size, Screen.Form form, int index) {
    int rows = form.fields().size() + 2;
    int top = Math.max(4, size.rows() / 2 - rows / 2);
    boolean button = index == form.fields().size();
    return new Rect(size.columns() / 2 - 30, top + index + (button ? 1 : 0), 60, 1);
  }

  /** The side at the bottom of a table's screen: one's own, unless the board is turned by hand. */
  public static Side bottom(Model model, Screen.Play play) {
    Side own =
        play.server().isEmpty() && !model.preferences().turning()
            ? Side.WHITE
            : play.seat().side().orElse(Side.WHITE);
    return play.flipped() ? own.opponent() : own;
  }

  /** The layout of a table's screen. */
  public static Optional<Layout> of(Model model) {
    return model.screen() instanceof Screen.Play play && !model.size().isTooSmall()
        ? Optional.of(of(model.size(), bottom(model, play)))
        : Optional.empty();
  }
}
