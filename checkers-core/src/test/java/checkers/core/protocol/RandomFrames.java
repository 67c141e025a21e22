package checkers.core.protocol;

import checkers.core.game.Outcome;
import checkers.core.game.Reason;
import checkers.core.rules.Board;
import checkers.core.rules.Side;
import checkers.core.rules.Square;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Frames of every kind with any content, the same ones for the same seed. */
final class RandomFrames {
  private static final int[] CHARACTERS = {
    ' ', '\t', '\n', 0x1B, 0x7F, 0x9B, 0x200D, 0x202E, 0x2066, 0x2028, 0xD83D, 0xDE00, 0x301,
    0x20DD, 0xE9, 0x5D3, 0x738B, 0x1F600, 0xFFFF, 0x10FFFF
  };

  private final Random random;

  RandomFrames(Random random) {
    this.random = random;
  }

  /** Letters of all lengths among everything that must not travel. */
  static String dirtyText(Random random, int maxLength) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(maxLength + 1); left > 0; left--) {
      boolean letter = random.nextInt(3) > 0;
      text.appendCodePoint(
          letter ? 'a' + random.nextInt(26) : CHARACTERS[random.nextInt(CHARACTERS.length)]);
    }
    return text.toString();
  }

  ServerFrame serverFrame() {
    List<Field> fields = new ArrayList<>();
    for (Tag tag : Tag.values()) {
      if (random.nextInt(3) == 0) {
        fields.add(field(tag));
      }
    }
    Collections.shuffle(fields, random);
    return new ServerFrame(
        oneOf(Action.values()),
        random.nextLong(),
        random.nextInt(),
        board(),
        maybe(() -> oneOf(Side.values())),
        dirtyText(random, random.nextInt(10) == 0 ? 2000 : 60),
        fields);
  }

  ClientFrame clientFrame() {
    return switch (oneOf(ClientFrameType.values())) {
      case HELLO ->
          new ClientFrame.Hello(
              oneOf(Intent.values()), text(), maybe(this::text), maybe(() -> Token.random(random)));
      case READY -> new ClientFrame.Ready(Token.random(random));
      case ACK -> new ClientFrame.Ack(random.nextInt());
      case MOVE -> new ClientFrame.PlayMove(random.nextInt(), ints(2 + random.nextInt(12), 256));
      case RESIGN -> new ClientFrame.Resign();
      case OFFER_DRAW -> new ClientFrame.OfferDraw();
      case ANSWER -> new ClientFrame.Answer(u16(), random.nextBoolean());
      case PAUSE -> new ClientFrame.Pause();
      case CONTINUE -> new ClientFrame.Continue();
      case PONG -> new ClientFrame.Pong();
      case LEAVE -> new ClientFrame.Leave();
    };
  }

  private Field field(Tag tag) {
    return switch (tag) {
      case CLIENT_ID -> new Field.ClientId(u16());
      case PORT -> new Field.Port(u16());
      case TOKEN -> new Field.Secret(Token.random(random));
      case ROLE -> new Field.YourRole(oneOf(Role.values()));
      case NAMES -> new Field.Names(text(), text());
      case CLOCK -> new Field.Clock(oneOf(ClockPhase.values()), u32());
      case LIMITS ->
          new Field.Limits(u32(), u32(), IntStream.range(0, u8()).mapToObj(i -> u32()).toList());
      case LAST_MOVE ->
          new Field.LastMove(
              ints(2 + random.nextInt(12), 32).stream().map(i -> Square.of(i + 1)).toList());
      case RESULT -> new Field.Result(outcome());
      case QUESTION -> new Field.Question(u16(), oneOf(QuestionKind.values()), u32());
      case SPECTATORS -> new Field.Spectators(u16());
      case PROGRESS -> new Field.Progress(u16(), u8(), u8());
      case REFUSAL -> new Field.Refusal(oneOf(RefusalCode.values()));
      case TABLE -> new Field.Table(text(), text());
      case TABLE_LIST ->
          new Field.TableList(
              IntStream.range(0, random.nextInt(random.nextInt(20) == 0 ? 200 : 5))
                  .mapToObj(i -> new ListedTable(text(), text(), u8(), u16()))
                  .toList());
      case AWAY -> new Field.Away(oneOf(Side.values()), u32());
      case PAUSE -> new Field.Pause(oneOf(Side.values()), u32());
    };
  }

  private Board board() {
    int red = 0;
    int white = 0;
    for (int i = 0; i < 12; i++) {
      red |= 1 << random.nextInt(32);
      white |= 1 << random.nextInt(32);
    }
    white &= ~red;
    int crowned = random.nextInt() | 0xF000000F;
    return random.nextInt(10) == 0
        ? new Board(0, 0, 0)
        : new Board(red, white, crowned & (red | white));
  }

  private Outcome outcome() {
    Reason reason = oneOf(Reason.values());
    return reason.isDraw() ? Outcome.draw(reason) : Outcome.win(oneOf(Side.values()), reason);
  }

  private List<Integer> ints(int count, int bound) {
    return random.ints(count, 0, bound).boxed().toList();
  }

  private String text() {
    return dirtyText(random, 80);
  }

  private int u8() {
    return random.nextInt(1 << 8);
  }

  private int u16() {
    return random.nextInt(1 << 16);
  }

  private long u32() {
    return Integer.toUnsignedLong(random.nextInt());
  }

  private <T> Optional<T> maybe(Supplier<T> value) {
    return random.nextBoolean() ? Optional.of(value.get()) : Optional.empty();
  }

  private <T> T oneOf(T[] values) {
    return values[random.nextInt(values.length)];
  }
}
