package checkers.client.term;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** Signals of the system. The JDK has them, but not in its official interface. */
final class Signals {
  private Signals() {}

  /** Runs that whenever the signal comes; where there are none, never. */
  static void on(String name, Runnable work) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object runner =
          Proxy.newProxyInstance(
              Signals.class.getClassLoader(),
              new Class<?>[] {handler},
              (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                  work.run();
                }
                return null;
              });
      Method handle = signal.getMethod("handle", signal, handler);
      handle.invoke(null, signal.getConstructor(String.class).newInstance(name), runner);
    } catch (ReflectiveOperationException unknown) {
      // Another JVM: the program works without.
    }
  }
}
