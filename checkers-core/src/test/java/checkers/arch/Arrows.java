package checkers.arch;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The arrows between packages, written as in a drawing: {@code a, b <- c} says that c may use a and
 * b, and whatever these may use. A package that is not drawn may use nothing and be used by nobody.
 */
public final class Arrows {
  private final String root;
  private final Map<String, Set<String>> mayUse = new HashMap<>();

  /**
   * @param root the package under which those in the drawing lie, such as {@code checkers.core}
   */
  public Arrows(String root, String drawing) {
    this.root = root;
    for (String line : drawing.strip().lines().toList()) {
      String[] ends = line.split("<-", -1);
      for (int i = 1; i < ends.length; i++) {
        for (String user : names(ends[i])) {
          mayUse.computeIfAbsent(user, name -> new HashSet<>()).addAll(names(ends[i - 1]));
        }
      }
      names(ends[0]).forEach(used -> mayUse.computeIfAbsent(used, name -> new HashSet<>()));
    }
  }

  private static List<String> names(String list) {
    return List.of(list.strip().split("\\s*,\\s*", -1));
  }

  /** Every class of the module as it was compiled, without its tests. */
  public static JavaClasses classesUnder(String root) {
    return new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .withImportOption(location -> !location.contains("-tests.jar"))
        .importPackages(root);
  }

  /** Each use of one package by another that no arrow allows, as «user -> used: where». */
  public Set<String> violations(JavaClasses classes) {
    Set<String> found = new TreeSet<>();
    for (JavaClass user : classes) {
      String from = packageUnderRoot(user);
      if (!mayUse.containsKey(from)) {
        found.add(from + " is not in the drawing: " + user.getName());
        continue;
      }
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        JavaClass used = dependency.getTargetClass();
        if (used.getPackageName().startsWith(root + ".")) {
          String to = packageUnderRoot(used);
          if (!to.equals(from) && !reachable(from).contains(to)) {
            found.add(from + " -> " + to + ": " + dependency.getDescription());
          }
        }
      }
    }
    return found;
  }

  private String packageUnderRoot(JavaClass type) {
    return type.getPackageName().substring(root.length() + 1).split("\\.", -1)[0];
  }

  private Set<String> reachable(String from) {
    Set<String> reached = new HashSet<>();
    List<String> frontier = List.copyOf(mayUse.getOrDefault(from, Set.of()));
    for (String used : frontier) {
      reached.add(used);
      reached.addAll(reachable(used));
    }
    return reached;
  }
}
