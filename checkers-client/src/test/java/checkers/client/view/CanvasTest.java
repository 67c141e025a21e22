package checkers.client.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.client.model.Rect;
import checkers.client.model.Size;
import org.junit.jupiter.api.Test;

class CanvasTest {
  private final Canvas canvas = new Canvas(new Size(12, 3), Style.PLAIN);

  @Test
  void cutsTextAtTheEdgeOfItsArea() {
    canvas.write(new Rect(2, 1, 5, 1), 0, 0, "Checkers", Style.PLAIN);

    assertEquals("  Chec…     ", GoldenText.row(canvas, 1));
  }

  @Test
  void leavesOutLinesBelowTheArea() {
    canvas.write(new Rect(0, 0, 5, 1), 0, 1, "below", Style.PLAIN);

    assertEquals(" ".repeat(12), GoldenText.row(canvas, 1));
  }

  @Test
  void leavesOutWhatLiesOutsideTheScreen() {
    canvas.write(new Rect(-2, 0, 20, 9), 0, 0, "ABCDEFGHIJKLMNOP", Style.PLAIN);
    canvas.write(new Rect(-2, 0, 20, 9), 0, 8, "ABC", Style.PLAIN);

    assertEquals("CDEFGHIJKLMN", GoldenText.row(canvas, 0));
  }

  @Test
  void givesAWideCharacterTwoCells() {
    canvas.write(new Rect(0, 0, 12, 1), 1, 0, "小x", Style.PLAIN);

    assertEquals('小', canvas.cell(1, 0).codePoint());
    assertEquals(Cell.COVERED, canvas.cell(2, 0).codePoint());
    assertEquals('x', canvas.cell(3, 0).codePoint());
  }

  @Test
  void neverLeavesHalfAWideCharacter() {
    canvas.write(new Rect(0, 0, 12, 1), 0, 0, "小小", Style.PLAIN);
    canvas.put(1, 0, '|', Style.PLAIN);
    canvas.put(2, 0, '|', Style.PLAIN);

    assertEquals(" || ", GoldenText.row(canvas, 0).substring(0, 4));
  }

  @Test
  void leavesOutAWideCharacterThatDoesNotFit() {
    canvas.write(new Rect(11, 0, 5, 1), 0, 0, "小", Style.PLAIN);

    assertEquals(' ', canvas.cell(11, 0).codePoint());
  }
}
