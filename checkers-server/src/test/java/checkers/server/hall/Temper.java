package checkers.server.hall;

/**
 * How a client behaves, in probabilities.
 *
 * @param slowest the longest it thinks, in ms
 * @param move that it moves when asked to
 * @param lie that it says something wrong in place of what is right
 * @param whim that it does something unasked when it hears something
 * @param trouble that its connection breaks in one way or another when it hears something
 */
record Temper(long slowest, double move, double lie, double whim, double trouble) {
  static Temper of(SimWorld world) {
    return switch ((int) world.between(0, 7)) {
      case 0, 1 -> new Temper(1_500, 1, 0.01, 0.001, 0.0005);
      case 2 -> new Temper(8_000, 1, 0.02, 0, 0.001);
      case 3 -> new Temper(3_000, 1, 0.4, 0.01, 0.01);
      case 4 -> new Temper(20_000, 0.9, 0.05, 0.05, 0.01);
      case 5 -> new Temper(400_000, 0.6, 0.05, 0.02, 0.02);
      case 6 -> new Temper(4_000, 0.98, 0.05, 0.02, 0.1);
      default -> new Temper(5_000, 1, 0.2, 0.1, 0.03);
    };
  }
}
