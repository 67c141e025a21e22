package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.Layout;
import checkers.client.model.Screen;
import checkers.core.host.Delivery;
import checkers.core.host.TableHost;
import checkers.core.protocol.Action;
import checkers.core.protocol.ServerFrame;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import checkers.core.table.TableCommand;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two players at one screen: it gets the frames of both, and its role changes with them. */
@Tag("R1")
class LocalGameTest {
  private final World world = World.game();
  private final TableHost host = world.host();
  private final Desk desk = new Desk(world, 9, World.menu(world.now()));

  @Test
  void handsTheMoveToAndFro() {
    start();
    assertEquals(Optional.empty(), desk.play().server());
    assertEquals("play 9-13", desk.type("9-13 enter").done());
    show(play(World.ANN, 9, 13));
    assertEquals("bell", desk.done());
    assertEquals(Side.WHITE, desk.play().seat().side().orElseThrow());

    assertEquals("play 22-17", desk.type("right enter enter").done());
  }

  @Test
  void goesOnAfterADrawIsDeclined() {
    start();
    assertEquals("offer draw", desk.type("d").done());
    show(host.handle(new TableCommand.OfferDraw(World.ANN), world.now()));
    assertEquals("Your opponent offers a draw. Do you accept?", desk.question());
    assertEquals("answer no", desk.type("n").done());
    show(host.handle(new TableCommand.Answer(World.BOB, 1, false), world.now()));

    assertEquals("White has declined the draw.", desk.play().action());
    assertEquals("play 9-13", desk.type("enter enter").done());
  }

  @Test
  void turnsTheBoardOnlyIfWanted() {
    start();
    assertEquals(Side.WHITE, Layout.bottom(desk.model(), desk.play()));
    desk.with(desk.model().with(desk.model().preferences().withTurning(true)));
    assertEquals(Side.RED, Layout.bottom(desk.model(), desk.play()));
    show(play(World.ANN, 9, 13));

    assertEquals(Side.WHITE, Layout.bottom(desk.model(), desk.play()));
  }

  @Test
  void asksBeforeTheGameIsLost() {
    start();

    assertEquals("Leave this game? It will be lost.", desk.type("q").question());
    assertEquals("leave, disconnect", desk.type("y").done());
    assertEquals(new Screen.Menu(0), desk.model().screen());
  }

  @Test
  void keepsTheEndInSightWhenTheTableIsClosed() {
    start();
    show(host.handle(new TableCommand.Resign(World.ANN), world.now()));
    desk.type("enter n").done();
    desk.mend();
    desk.input(
        new Input.Frame(
            new ServerFrame(
                Action.GOODBYE, 0, 9, Board.EMPTY, Optional.empty(), "The game is over.")));

    assertEquals("The game is over.", desk.status());
    assertTrue(desk.play().seat().frame().result().isPresent());
    assertEquals("disconnect", desk.type("enter").done());
    assertEquals(new Screen.Menu(0), desk.model().screen());
  }

  private void start() {
    desk.type("1 up enter");
    desk.cut();
    show(host.handle(new TableCommand.Pause(World.ANN), world.now()));
    show(host.handle(new TableCommand.Continue(World.ANN), world.now()));
    desk.done();
  }

  private TableHost.Result play(int member, int from, int to) {
    int revision = host.table().revision();
    return host.handle(new TableCommand.Play(member, revision, List.of(from, to)), world.now());
  }

  /** As the table in this process does: no WAIT, and each kind of frame once. */
  private void show(TableHost.Result result) {
    desk.mend();
    Action last = Action.WAIT;
    for (Delivery delivery : result.deliveries()) {
      if (delivery.action() != Action.WAIT && delivery.action() != last) {
        desk.input(new Input.Frame(World.decode(delivery.frame())));
        last = delivery.action();
      }
    }
    desk.cut();
  }
}
