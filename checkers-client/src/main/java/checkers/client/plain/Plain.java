package checkers.client.plain;

import checkers.client.model.Model;
import checkers.client.model.Screen;
import checkers.client.update.Effect;
import checkers.client.update.Input;
import checkers.client.update.Step;
import checkers.client.update.Update;
import checkers.core.protocol.CleanText;
import java.util.ArrayList;
import java.util.List;

/**
 * The game in lines of text. What a person types goes through {@link #typed}; every other input
 * through {@link Update} and then {@link #changes}.
 *
 * @param words whether positions are told in words rather than drawn
 */
public record Plain(boolean words) {
  /** How it begins. */
  public static final Plain START = new Plain(false);

  private static final String GREETING = "Checkers in plain text. Type help to read what to type.";

  /**
   * What a typed line led to.
   *
   * @param plain what the next line is for
   * @param effects to be carried out in their order
   * @param lines to be printed
   */
  public record Typed(Plain plain, Model model, List<Effect> effects, List<String> lines) {
    public Typed {
      effects = List.copyOf(effects);
      lines = List.copyOf(lines);
    }
  }

  /** What is printed before anything else. */
  public List<String> welcome(Model model) {
    List<String> lines = new ArrayList<>(List.of(GREETING));
    lines.addAll(Screens.opened(model));
    return Lines.wrap(lines);
  }

  /** Follows a line; it always says something, but for an empty one that has nothing to dismiss. */
  public Typed typed(Model model, String line) {
    String said = CleanText.message(line);
    Reading reading = PlainInput.read(this, model, said);
    Model after = model;
    List<Effect> effects = new ArrayList<>();
    for (Input input : reading.inputs()) {
      Step step = Update.update(after, input);
      after = step.model();
      effects.addAll(step.effects());
      if (step.effects().stream().anyMatch(Effect.Quit.class::isInstance)) {
        break;
      }
    }
    List<String> lines = new ArrayList<>(reading.lines());
    lines.addAll(reading.plain().news(model, after));
    if (lines.isEmpty() && effects.isEmpty()) {
      lines.addAll(again(after, said));
    }
    return new Typed(reading.plain(), after, effects, Lines.wrap(lines));
  }

  /** What has been said before, to one who has done the same once more. */
  private static List<String> again(Model model, String said) {
    if (model.screen() instanceof Screen.Form form) {
      return Screens.again(form);
    }
    return model.screen() instanceof Screen.Play play && !said.isEmpty()
        ? List.of(play.action())
        : List.of();
  }

  /** What is to be told of a change that no typed line has caused. */
  public List<String> changes(Model before, Model after) {
    return Lines.wrap(news(before, after));
  }

  private List<String> news(Model before, Model after) {
    List<String> lines = new ArrayList<>(Screens.changes(before, after));
    if (after.screen() instanceof Screen.Play play) {
      lines.addAll(new TableNews(this, before, after, play).lines());
    }
    lines.addAll(Questions.changes(before, after));
    return lines;
  }
}
