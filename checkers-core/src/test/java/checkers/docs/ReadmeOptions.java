package checkers.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The options that the README's tables name, to be compared with what a program's help names. */
public final class ReadmeOptions {
  private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]*");

  private ReadmeOptions() {}

  /** The options in the first column of the table under that heading. */
  public static Set<String> of(String heading) throws IOException {
    return Files.readAllLines(Path.of("../README.md")).stream()
        .dropWhile(line -> !line.startsWith("| " + heading))
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> line.split("\\|", -1)[1])
        .flatMap(cell -> OPTION.matcher(cell).results().map(found -> found.group()))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
