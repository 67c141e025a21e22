package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.FormField;
import checkers.client.model.Layout;
import checkers.client.model.Preferences.Pieces;
import checkers.client.model.Preferences.Theme;
import checkers.client.model.Screen;
import checkers.core.rules.Side;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MenuAndFormsTest {
  private final Desk desk = World.atMenu();

  @ParameterizedTest(name = "{0} opens {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          enter                     | TWO_PLAYERS
          down enter                | JOIN
          jj enter                  | WATCH
          3                         | WATCH
          down down down enter      | OPTIONS
          up up enter               | OPTIONS
          jjk enter                 | JOIN
          """)
  @Tag("C21")
  void opensTheFormOfTheChosenEntry(String keys, Screen.Form.Purpose form) {
    assertEquals(form, desk.type(keys).form().purpose());
  }

  @ParameterizedTest(name = "{0} quits")
  @CsvSource({"escape", "q", "up enter", "5"})
  void quitsFromTheMenu(String keys) {
    assertEquals("quit 0", desk.type(keys).done());
  }

  @Test
  void interruptsAnywhereWithItsOwnExitCode() {
    assertEquals("disconnect, quit 130", desk.type("2 interrupt").done());
  }

  @Test
  @Tag("R11")
  void opensTheEntryThatIsClicked() {
    desk.press(40, Layout.menuEntry(desk.model().size(), 1).top());

    assertEquals(Screen.Form.Purpose.JOIN, desk.form().purpose());
  }

  @ParameterizedTest(name = "escape from entry {0}")
  @CsvSource({"1", "2", "3", "4"})
  void leavesAnyFormAtOnce(String entry) {
    assertEquals(new Screen.Menu(0), desk.type(entry + " escape").model().screen());
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | backspace backspace backspace up enter           | Please enter: Your name.
          2 | down backspace tab tab enter                     |
          2 | A-name-of-more-than-twenty-letters up enter      | A name has at most 20 characters.
          2 | tab 1 tab backspace backspace backspace backspace down enter | Please enter: Port.
          2 | tab tab 99 tab enter                             | The port is a number from 1 to 65535, such as 9000.
          2 | up up backspace backspace backspace x tab enter  | The port is a number from 1 to 65535, such as 9000.
          1 | backspace backspace backspace up enter           | Please enter: Red's name.
          4 | backspace backspace backspace up enter           | Please enter: Your name.
          """)
  @Tag("D14")
  void asksInTheFormItselfForWhatIsMissingOrWrong(String entry, String keys, String problem) {
    desk.type(entry + " " + keys);

    if (problem == null) {
      assertTrue(desk.model().screen() instanceof Screen.Connecting);
    } else {
      assertEquals(Optional.of(problem), desk.form().problem());
      assertTrue(desk.form().focus() < desk.form().fields().size(), "the focus is on the entry");
    }
  }

  @Test
  @Tag("D14")
  void refusesAServerWithASpaceInIt() {
    desk.type("2 tab").input(Input.Key.of(' '));
    desk.type("x up up enter");

    assertEquals(
        Optional.of("The server is a name or an address, such as localhost."),
        desk.form().problem());
  }

  @Test
  @Tag("D14")
  void goesOnOnceTheEntryIsMade() {
    desk.type("2 backspace backspace backspace up enter");
    desk.type("Ada up enter");

    assertEquals("save, connect localhost:9000 play Ada", desk.done());
    assertEquals("Ada", desk.model().preferences().name());
  }

  @Test
  void watchesWithoutAskingForAName() {
    assertEquals("save, connect localhost:9000 watch Ann", desk.type("3 tab tab enter").done());
  }

  @Test
  @Tag("R1")
  void startsAGameAtThisScreenAsTheFormSays() {
    desk.type("1 tab tab left enter l j right j right j enter");

    assertEquals("save, start local", desk.done());
    assertEquals(Optional.of(Duration.ofMinutes(3)), desk.model().preferences().local().moveTime());
    assertEquals(Duration.ofMinutes(2), desk.model().preferences().local().extraTime());
    assertEquals(Side.RED, desk.model().preferences().local().first());
    assertTrue(desk.model().preferences().turning());
  }

  @Test
  void keepsWhatIsChosenInTheOptions() {
    desk.type("4 tab l tab l tab h tab right tab right up up up up up up");
    assertEquals("", desk.done());
    desk.type("enter");

    assertEquals("save", desk.done());
    assertEquals(Optional.of(Theme.TRUECOLOR), desk.model().preferences().theme());
    assertEquals(Pieces.LETTERS, desk.model().preferences().pieces());
    assertEquals(new Screen.Menu(0), desk.model().screen());
  }

  @Test
  @Tag("R11")
  void changesAChoiceByClicksAndSubmitsByAClickOnTheButton() {
    desk.type("4");
    int sound = Layout.formField(desk.model().size(), desk.form(), 3).top();
    desk.press(40, sound).press(40, sound);
    assertEquals(
        "no",
        desk.form().fields().stream()
            .filter(field -> field.label().equals("Sound"))
            .map(FormField::value)
            .findFirst()
            .orElseThrow());
    int button = Layout.formField(desk.model().size(), desk.form(), 9).top();

    assertEquals("save", desk.press(40, button).done());
  }
}
