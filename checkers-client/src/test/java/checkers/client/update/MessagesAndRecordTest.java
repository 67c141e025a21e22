package checkers.client.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import checkers.client.model.GameRecord;
import checkers.core.rules.Side;
import checkers.core.table.TableCommand;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MessagesAndRecordTest {
  private static final String WHOLE_GAME =
      "10-15 22-18 15x22 26x17 6-10 24-19 9-14 31-26 10-15 17x10 15x24x31 28-24 7x14 23-18"
          + " 31x22x15 21-17 14x21 30-26 21x30 24-19 15x24 32-27 24x31x22 29-25 30x21";

  private final World world = World.game();
  private final Desk ann = world.ann();
  private final Desk bob = world.bob();

  @Test
  @Tag("C28")
  void keepsTheActionMessageUntilTheNext() {
    assertEquals("Your turn.", ann.play().action());
    world.ping();
    ann.type("left enter").resize(100, 30);
    world.pass(Duration.ofSeconds(30));
    assertEquals("Your turn.", ann.play().action());
    world.pass(Duration.ofMinutes(5));

    assertTrue(ann.play().action().startsWith("Your time is over."));
  }

  @Test
  @Tag("C18")
  void aHalfMadeMoveSurvivesNoticesAndSigns() {
    ann.type("left enter");
    world.handle(new TableCommand.Drop(World.BOB));
    world.ping();

    assertEquals("10 > 14", ann.hand());
    assertEquals("play 10-14", ann.type("enter").done());
  }

  @Test
  void recordsAWholeGameAsItIsPlayed() {
    world.play(WHOLE_GAME);
    String record =
        ann.play().record().moves().stream()
            .map(GameRecord.Entry::text)
            .collect(Collectors.joining(" "));

    assertEquals(WHOLE_GAME.replaceAll("x\\d+(?=x)", ""), record);
    assertEquals(ann.play().record(), bob.play().record());
    assertTrue(ann.status().startsWith("Player Red is the winner!"), ann.status());
  }

  @Test
  @Tag("D13")
  void averagesTheTimeOfEachSideWithoutPauses() {
    world.pass(Duration.ofSeconds(10));
    world.play("9-13");
    world.pass(Duration.ofSeconds(3));
    bob.type("p");
    world.pass(Duration.ofSeconds(100));
    world.ping();
    world.pass(Duration.ofSeconds(100));
    bob.type("p");
    world.pass(Duration.ofSeconds(4));
    world.play("22-18");
    world.pass(Duration.ofSeconds(20));
    world.play("11-15");

    assertEquals(Optional.of(Duration.ofSeconds(15)), ann.play().record().average(Side.RED));
    assertEquals(Optional.of(Duration.ofSeconds(7)), ann.play().record().average(Side.WHITE));
    assertEquals(ann.play().record(), bob.play().record());
  }

  @Test
  void countsANewGameFromItsOwnBeginning() {
    world.pass(Duration.ofSeconds(100));
    ann.type("r y enter y");
    world.pass(Duration.ofSeconds(10));
    bob.type("y");
    world.pass(Duration.ofSeconds(5));
    world.play("9-13");

    assertEquals(Optional.of(Duration.ofSeconds(5)), ann.play().record().average(Side.RED));
    assertEquals(1, ann.play().record().moves().size());
  }

  @Test
  void goesOnWithItsRecordAfterMovesThatItHasMissed() {
    world.play("9-13");
    bob.cut();
    world.play("22-18 11-15");
    bob.mend();
    world.play("18x11 8x15");

    assertEquals(
        "9-13 8x15",
        bob.play().record().moves().stream()
            .map(GameRecord.Entry::text)
            .collect(Collectors.joining(" ")));
  }

  @Test
  void ringsOnlyWhenItBecomesMyTurn() {
    bob.done();
    ann.done();
    world.play("9-13");
    assertEquals("bell", bob.done());
    assertEquals("", ann.done());
    world.ping();
    world.handle(new TableCommand.Drop(World.ANN));
    bob.type("3-4 enter");
    assertEquals("", bob.done());
  }

  @Test
  void isSilentIfWanted() {
    bob.type("escape y 4 tab tab tab right up up up up enter");
    assertEquals(false, bob.model().preferences().sound());
    World silent = new World(Side.RED, Side.WHITE);
    Desk ann = silent.setOut(World.ANN, true);
    ann.with(ann.model().with(bob.model().preferences()));
    silent.arrive(World.ANN, "Ann", true);
    silent.join(World.BOB, "Bob", true);
    silent.play("9-13");

    assertEquals("> 21", ann.hand());
    assertEquals("", ann.done());
  }

  @Test
  void acknowledgesEveryRequest() {
    world.pass(Duration.ofSeconds(40));

    assertTrue(world.host().table().running().orElseThrow().repeatAt().isEmpty());
  }

  @Test
  void animatesAMoveForAWhile() {
    world.play("9-13");
    assertTrue(ann.play().animation().isPresent());
    world.pass(Duration.ofMillis(119));
    assertTrue(ann.play().animation().isPresent());
    world.pass(Duration.ofMillis(1));

    assertTrue(ann.play().animation().isEmpty());
  }
}
