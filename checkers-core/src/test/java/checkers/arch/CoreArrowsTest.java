package checkers.arch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CoreArrowsTest {
  private static final JavaClasses CORE = Arrows.classesUnder("checkers.core");

  private static final Arrows ARROWS =
      new Arrows(
          "checkers.core",
          """
          rules <- game <- notation
          rules <- endgame
          game, endgame <- engine
          game <- table
          game <- protocol
          table, protocol <- host
          """);

  @Test
  void packagesUseOnlyWhatTheDrawingAllows() {
    assertEquals(Set.of(), ARROWS.violations(CORE));
  }

  @Test
  void needsTheJdkAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "checkers.core..", "org.jspecify.annotations..")
        .check(CORE);
  }

  @Test
  void aDrawingWithoutTheArrowIsViolated() {
    Arrows severed = new Arrows("checkers.core", "rules <- notation\ngame <- engine");

    Set<String> violations = severed.violations(CORE);

    assertTrue(
        violations.stream().anyMatch(violation -> violation.startsWith("game -> rules: ")),
        violations::toString);
  }
}
