package checkers.client;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import checkers.arch.Arrows;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClientArrowsTest {
  private static final JavaClasses CLIENT = Arrows.classesUnder("checkers.client");

  @Test
  void packagesUseOnlyWhatTheDrawingAllows() {
    Arrows arrows =
        new Arrows(
            "checkers.client",
            """
            model <- update
            model <- view
            update, view <- term
            update <- net, local, plain
            term, net, local, plain <- app <- gateway
            """);

    assertEquals(Set.of(), arrows.violations(CLIENT));
  }

  @Test
  void onlyTermAndGatewayKnowLanterna() {
    noClasses()
        .that()
        .resideOutsideOfPackages("checkers.client.term..", "checkers.client.gateway..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.googlecode.lanterna..")
        .check(CLIENT);
  }

  @Test
  void onlyTheGatewayKnowsNetty() {
    noClasses()
        .that()
        .resideOutsideOfPackage("checkers.client.gateway..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.netty..")
        .check(CLIENT);
  }

  @Test
  void neverSeesTheServer() {
    noClasses().should().dependOnClassesThat().resideInAPackage("checkers.server..").check(CLIENT);
  }
}
