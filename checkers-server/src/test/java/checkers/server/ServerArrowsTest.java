package checkers.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.arch.Arrows;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ServerArrowsTest {
  private static final JavaClasses SERVER = Arrows.classesUnder("checkers.server");

  @Test
  void packagesUseOnlyWhatTheDrawingAllows() {
    Arrows arrows = new Arrows("checkers.server", "journal, bot <- hall <- net <- main");

    assertEquals(Set.of(), arrows.violations(SERVER));
  }

  @Test
  void onlyNetKnowsNetty() {
    noClasses()
        .that()
        .resideOutsideOfPackage("checkers.server.net..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.netty..")
        .check(SERVER);
  }

  @Test
  void neverSeesTheClient() {
    noClasses().should().dependOnClassesThat().resideInAPackage("checkers.client..").check(SERVER);
  }
}
