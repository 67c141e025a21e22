package checkers.server.main;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The operator's defaults: {@code CHECKERS_MOVE_TIME} stands for {@code --move-time}. */
record Environment(Map<String, String> variables) implements IDefaultValueProvider {
  private static final List<String> FLAG_VALUES = List.of("true", "false");

  Environment {
    variables = Map.copyOf(variables);
  }

  private static String variable(String option) {
    return "CHECKERS_" + option.substring(2).toUpperCase(Locale.ROOT).replace('-', '_');
  }

  private Optional<String> value(String option) {
    return Optional.ofNullable(variables.get(variable(option))).filter(text -> !text.isEmpty());
  }

  /** Flags are left out: picocli would turn a flag whose default is true off when it is given. */
  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    return argument instanceof OptionSpec option && option.arity().max() > 0
        ? value(option.longestName()).orElse(null)
        : null;
  }

  boolean isOn(String flag) {
    return value(flag).filter("true"::equals).isPresent();
  }

  Optional<String> flagFault(String flag) {
    return value(flag).flatMap(text -> Faults.oneOf(variable(flag), text, FLAG_VALUES));
  }

  /** Where a wrong value comes from, if it is not on the command line. */
  String blame(ParameterException wrong, String[] arguments) {
    String option =
        wrong.getArgSpec() instanceof OptionSpec spec
            ? spec.longestName()
            : String.valueOf(wrong.getMessage()).split(" ", 2)[0];
    boolean given = Arrays.stream(arguments).anyMatch(argument -> argument.startsWith(option));
    return option.startsWith("--") && !given && value(option).isPresent()
        ? " (from " + variable(option) + " in the environment)"
        : "";
  }
}
