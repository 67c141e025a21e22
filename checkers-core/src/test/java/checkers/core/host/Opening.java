package checkers.core.host;

/** How stories begin. */
final class Opening {
  /** Ada has white and is to move. */
  static final String TWO_PLAY =
      """
      0s Ada joins
      0s Bob joins
      0s Ada acknowledges
      """;

  static final String TWO_PLAY_AND_TWO_WATCH =
      TWO_PLAY
          + """
          0s Cid joins
          0s Dan joins
          """;

  /** Bob, who was to move, was too slow and has gone; Ada is asked at six minutes. */
  static final String BOB_RAN_OUT_OF_TIME =
      TWO_PLAY_AND_TWO_WATCH
          + """
          0s Ada plays 22-18
          6m time passes
          """;

  private Opening() {}
}
