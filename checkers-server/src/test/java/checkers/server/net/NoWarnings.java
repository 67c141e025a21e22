package checkers.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.buffer.PooledByteBufAllocator;
import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Whatever clients do, nothing is logged as our own fault, and no buffer leaks: the leak detector
 * tracks every buffer in these tests, and warns too.
 */
final class NoWarnings implements BeforeEachCallback, AfterEachCallback, AfterAllCallback {
  private CapturedLog log = new CapturedLog();

  NoWarnings() {
    log.close();
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    log = new CapturedLog();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    log.close();
    assertEquals(List.of(), log.warnings());
  }

  /** The detector reports a leak when a buffer is taken after the leaked one was collected. */
  @Override
  public void afterAll(ExtensionContext context) {
    try (CapturedLog leaks = new CapturedLog()) {
      System.gc();
      for (int i = 0; i < 100; i++) {
        PooledByteBufAllocator.DEFAULT.directBuffer(16).release();
      }
      assertEquals(List.of(), leaks.warnings());
    }
  }
}
